/** Made by packages/mapview/tools/symbols.mjs with milsymbol (MIT): outlines in a box of 200 by 200. */
export const FRAME = 'M25,50 l150,0 0,100 -150,0 z';

export const ICONS = {
  infantry: 'M25,50 L175,150 M25,150 L175,50',
  cavalry: 'M25,150L175,50',
  artillery: 'M85,100 a15,15 0 1,0 30,0 a15,15 0 1,0 -30,0',
} as const;

export const SIZE_MARKS = {
  squadron: 'M100,40L100,15',
  regiment: 'M100,40L100,15 M120,40L120,15 M80,40L80,15',
  brigade: 'M87.5,40 l25,-25 m0,25 l-25,-25',
  division: 'M70,40 l25,-25 m0,25 l-25,-25 M105,40 l25,-25 m0,25 l-25,-25',
} as const;
