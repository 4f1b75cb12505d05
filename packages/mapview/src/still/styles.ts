/** The style sheets of the page as a drawing can carry them: one theme, plain colours, no variables, nothing that moves. */
export type Theme = 'light' | 'dark';

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [string, string])[];
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** What is meant for a page alone: conditions, and states of the pointer and the focus. */
function rulesIn(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(RULE)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map(each => each.trim()),
    declarations: body
      .split(';')
      .map(each => each.trim().split(/:(.*)/s))
      .flatMap(([name = '', value]) => (value === undefined ? [] : [[name.trim(), value.trim()] as const])),
  }));
}

type Colour = readonly [number, number, number, number];

function colourOf(text: string): Colour {
  if (text === 'transparent') return [0, 0, 0, 0];
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) throw new Error(`a drawing cannot resolve the colour "${text}"`);
  const pairs = digits.length === 3 ? [...digits].map(digit => digit + digit) : (digits.match(/../g) ?? []);
  const [r = 0, g = 0, b = 0] = pairs.map(pair => Number.parseInt(pair, 16));
  return [r, g, b, 1];
}

/** As CSS does it: weighed by their opacity. */
function mixed(first: string, percent: string, second: string): string {
  const [a, b, share] = [colourOf(first), colourOf(second), Number(percent) / 100];
  const alpha = a[3] * share + b[3] * (1 - share);
  const part = (n: 0 | 1 | 2): number => Math.round((a[n] * a[3] * share + b[n] * b[3] * (1 - share)) / (alpha || 1));
  return `rgba(${part(0)}, ${part(1)}, ${part(2)}, ${Math.round(alpha * 1000) / 1000})`;
}

const VARIABLE = /var\((--[\w-]+)\)/;
const BY_THEME = /light-dark\(([^(),]+),([^(),]+)\)/;
const MIX = /color-mix\(in srgb, ([^(),]+) ([\d.]+)%, ([^(),]+)\)/;

function resolved(value: string, variables: ReadonlyMap<string, string>, theme: Theme): string {
  const next = value
    .replace(VARIABLE, (_, name: string) => {
      const known = variables.get(name);
      if (known === undefined) throw new Error(`a drawing does not know ${name}`);
      return known;
    })
    .replace(BY_THEME, (_, light: string, dark: string) => (theme === 'light' ? light : dark).trim())
    .replace(MIX, (_, first: string, percent: string, second: string) => mixed(first.trim(), percent, second.trim()));
  return next === value ? value : resolved(next, variables, theme);
}

/** Fonts that are drawn come in whole hundreds. */
const weight = (value: string): string => `${Math.round(Number(value) / 100) * 100}`;

export function stillStyles(css: string, theme: Theme): string {
  const rules = rulesIn(css);
  const variables = new Map(
    rules.filter(({ selectors }) => selectors.includes(':root')).flatMap(each => each.declarations),
  );
  return rules
    .map(({ selectors, declarations }) => {
      const still = selectors.filter(selector => !selector.includes(':'));
      const body = declarations.map(([name, value]) => {
        const plain = resolved(value, variables, theme);
        return `${name}:${name === 'font-weight' && /^\d+$/.test(plain) ? weight(plain) : plain}`;
      });
      return still.length === 0 ? '' : `${still.join(',')}{${body.join(';')}}`;
    })
    .join('');
}
