import { GROUND_PENS } from '../../drawing/ground/pens.ts';
import { type Zoom, zoomClass } from '../../drawing/sheet/zoom.ts';

/** How a pen paints, as a canvas understands it. */
export interface Pen {
  readonly fill?: { readonly colour: string; readonly alpha: number };
  readonly stroke?: {
    readonly colour: string;
    readonly alpha: number;
    readonly width: number;
    readonly dashes: readonly number[];
    readonly cap: CanvasLineCap;
    readonly join: CanvasLineJoin;
  };
}

/** All pens of the ground; those that do not paint at this zoom are missing. */
export interface Pens {
  readonly paper: string;
  readonly byName: ReadonlyMap<string, Pen>;
}

const SVG = 'http://www.w3.org/2000/svg';
const numbersIn = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).map(Number);

function penOf(style: CSSStyleDeclaration): Pen {
  const { fill, stroke } = style;
  return {
    ...(fill !== 'none' && { fill: { colour: fill, alpha: Number(style.fillOpacity) } }),
    ...(stroke !== 'none' && {
      stroke: {
        colour: stroke,
        alpha: Number(style.strokeOpacity),
        width: Number.parseFloat(style.strokeWidth),
        dashes: numbersIn(style.strokeDasharray),
        cap: style.strokeLinecap as CanvasLineCap,
        join: style.strokeLinejoin as CanvasLineJoin,
      },
    }),
  };
}

/** What the style sheets say of each pen by the light of the moment: asked of elements that are there only to be asked. */
export function readPens(zoom: Zoom): Pens {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', `hexmap ${zoomClass(zoom)}`);
  sheet.style.display = 'none';
  const asked = ['paper', ...GROUND_PENS].map(name => {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    sheet.append(path);
    return { name, style: getComputedStyle(path) };
  });
  document.body.append(sheet);
  try {
    const pens = asked
      .filter(({ style }) => style.display !== 'none')
      .map(({ name, style }) => [name, penOf(style)] as const);
    const byName = new Map(pens);
    return { paper: byName.get('paper')?.fill?.colour ?? 'transparent', byName };
  } finally {
    sheet.remove();
  }
}

/** Says when the light may have changed: by the page, or by the system. */
export function watchLight(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-theme'] });
  query.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', listener);
  };
}
