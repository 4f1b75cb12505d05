const named = (rule: CSSFontFaceRule, base: string): string =>
  rule.cssText.replace(/url\("?([^")]+)"?\)/g, (_, path: string) => `url("${new URL(path, base)}")`);

const rules = (): { readonly rule: CSSFontFaceRule; readonly base: string }[] =>
  [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].flatMap(rule =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? location.href }] : [],
    ),
  );

/** The page's own typefaces for another document: their files are named from here. */
export const typefaces = (): string =>
  rules()
    .map(({ rule, base }) => named(rule, base))
    .join('\n');

/** Whether a range as a style sheet writes it, such as `U+0-FF, U+131`, has a letter of a text. */
export function coversAny(range: string, text: string): boolean {
  const parts = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  const letters = new Set([...text].map(letter => letter.codePointAt(0) ?? 0));
  return parts.some(({ from, to }) => [...letters].some(letter => letter >= from && letter <= to));
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(blob);
  });
}

/** Those that a text is written with, with their files in them: a picture fetches nothing. */
export async function typefacesWithin(written: string): Promise<string> {
  const used = rules().filter(({ rule }) => coversAny(rule.style.getPropertyValue('unicode-range'), written));
  const texts = used.map(async ({ rule, base }) => {
    const text = named(rule, base);
    const address = /url\("([^"]+\.woff2)"\)/.exec(text)?.[1];
    return address === undefined
      ? ''
      : text.replace(/src:[^;]+;/, `src: url("${await asData(address)}") format("woff2");`);
  });
  return (await Promise.all(texts)).join('\n');
}
