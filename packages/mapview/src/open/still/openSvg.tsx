import type { Theme } from '../../still/styles.ts';
import type { InHand } from '../inHand.ts';
import type { OpenPicture } from '../picture.ts';

export interface OpenSvgOptions {
  /** The texts of colours.css, open.css and openColours.css: the page's own colours. */
  readonly css: string;
  readonly theme: Theme;
  /** In pixels: what is written, and how large, goes by it. */
  readonly width: number;
  /** Read aloud. */
  readonly title: string;
  readonly inHand?: InHand;
  /** Inches of the table to be seen, where it is not the whole. */
  readonly frame?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly rulers?: boolean;
  /** For paper: white ground, thin tints, a grid of six inches. */
  readonly printed?: boolean;
  /** Numbers or letters of things by their id, written in a ring on them. */
  readonly numbers?: ReadonlyMap<string, string>;
}

/** The table as the text of an SVG that needs nothing else but its two fonts. */
export function openSvg(picture: OpenPicture, { width, title }: OpenSvgOptions): string {
  const height = Math.round((width * picture.height) / picture.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img"><title>${title}</title></svg>`;
}
