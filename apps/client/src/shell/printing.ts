interface Printed {
  readonly title: string;
  readonly language?: string;
  /** Its own style sheet; without one it looks as the browser likes. */
  readonly css?: string;
  /** Puts on the page what is to be read there. */
  fill(body: HTMLElement): void;
}

/**
 * A page of its own in a frame that nobody sees, printed by the browser: the table stays as it is. The server allows no style written into a
 * page, and the frame inherits that: its style sheet is therefore made by the script and given to the document.
 */
export function printPage({ title, language, css, fill }: Printed): void {
  const frame = document.createElement('iframe');
  frame.className = 'printed';
  frame.title = title;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) {
    frame.remove();
    return;
  }
  page.title = title;
  if (language !== undefined) page.documentElement.lang = language;
  if (css !== undefined) {
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets = [sheet];
  }
  fill(page.body);
  view.addEventListener('afterprint', () => frame.remove());
  void page.fonts.ready.then(() => setTimeout(() => view.print(), 100));
}
