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

/** What a rule covers that names no letters. */
const EVERY_LETTER = 'u+0-10ffff';

const plain = (text: string): string => text.replace(/["'\s]/g, '').toLowerCase();

/** A part of a typeface that the page has fetched, because something on it is written with it. */
function isInUse({ style }: CSSFontFaceRule): boolean {
  const of = (property: string): string => plain(style.getPropertyValue(property));
  return [...document.fonts].some(
    face =>
      face.status === 'loaded' &&
      plain(face.family) === of('font-family') &&
      plain(face.style) === (of('font-style') || 'normal') &&
      plain(face.weight) === (of('font-weight') || 'normal') &&
      plain(face.unicodeRange) === (of('unicode-range') || EVERY_LETTER),
  );
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

/** Those in use, with their files in the text: a picture fetches nothing. */
export async function typefacesWithin(): Promise<string> {
  const used = rules().filter(({ rule }) => isInUse(rule));
  const texts = used.map(async ({ rule, base }) => {
    const text = named(rule, base);
    const address = /url\("([^"]+\.woff2)"\)/.exec(text)?.[1];
    return address === undefined
      ? ''
      : text.replace(/src:[^;]+;/, `src: url("${await asData(address)}") format("woff2");`);
  });
  return (await Promise.all(texts)).join('\n');
}
