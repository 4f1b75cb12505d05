import type { AreaKind, AreaPicture, BasePicture, LinePicture, OpenPicture, Tone } from '@wigwag/mapview/open';
import { openSvg } from '@wigwag/mapview/open/still';
import { curveThrough } from '../drafts/curves.ts';
import { ringOf, type Shape } from '../drafts/shapes.ts';

type Place = readonly [x: number, y: number];

const at = ([x, y]: Place) => ({ x, y });

const area = (
  id: string,
  kind: AreaKind,
  shape: Shape,
  place: Place,
  [width, depth]: Place,
  turn = 0,
): AreaPicture => ({
  ...{ id, label: id, kind },
  ring: ringOf({ shape, width, depth }, at(place), turn),
});

const line = (id: string, kind: LinePicture['kind'], width: number, ...places: readonly Place[]): LinePicture => ({
  ...{ id, label: id, kind, width },
  line: kind === 'road' ? places.map(at) : curveThrough(places.map(at)),
});

const base = (id: string, tone: Tone, arm: BasePicture['arm'], place: Place, heading: number): BasePicture => ({
  ...{ id, label: id, tone, arm, heading, name: '' },
  at: at(place),
  ...(arm === 'artillery' ? { width: 2, depth: 2 } : { width: 3, depth: 1.5 }),
});

/** A battlefield as it may come about, for the first page: nobody plays on it. */
const SAMPLE: OpenPicture = {
  width: 54,
  height: 36,
  zones: [],
  depots: [],
  bridges: [],
  patrols: [],
  points: [at([13, 18]), at([27, 18]), at([41, 18])].map((place, i) => ({
    ...{ id: `point-${i}`, label: '', at: place, text: String(i + 1) },
  })),
  areas: [
    area('hill-1', 'hill', 'drop', [10, 9], [11, 6], 15),
    area('hill-2', 'hill', 'oval', [43, 27], [10, 5.5], 160),
    area('wood-1', 'wood', 'bean', [24, 27.5], [11, 5.5], 10),
    area('wood-2', 'wood', 'bean', [38, 8.5], [9, 5.5], 340),
    area('field-1', 'field', 'slant', [8, 24], [7, 5], 8),
    area('field-2', 'field', 'block', [48, 15], [6, 4.5], 350),
    area('town', 'built-up', 'slant', [21.5, 13.5], [5, 4.25], 12),
  ],
  lines: [
    line('stream', 'stream', 0.8, [0, 15.5], [10, 15], [20, 20], [32, 20.5], [44, 21.5], [54, 18.5]),
    line('road', 'road', 1, [27, 0], [27, 18], [29, 36]),
    line('road-2', 'road', 1, [0, 19.5], [13, 18], [27, 18], [41, 18], [54, 22.5]),
  ],
  barriers: [{ id: 'fence', label: '', kind: 'fence', line: [at([4.6, 27]), at([11.6, 26]), at([11.2, 21.4])] }],
  works: [{ id: 'works', label: '', front: 'left', tone: 'grey', line: [at([33, 27]), at([37, 26.4])] }],
  bases: [
    base('b1', 'blue', 'infantry', [14, 5.5], 180),
    base('b2', 'blue', 'infantry', [18, 6], 180),
    base('b3', 'blue', 'artillery', [22, 6], 185),
    base('b4', 'blue', 'infantry', [31, 8], 170),
    base('b5', 'blue', 'cavalry', [46, 6], 190),
    base('g1', 'grey', 'infantry', [33, 29], 0),
    base('g2', 'grey', 'infantry', [37, 28.5], 0),
    base('g3', 'grey', 'artillery', [43, 25], 350),
    base('g4', 'grey', 'infantry', [16, 30], 10),
    base('g5', 'grey', 'cavalry', [6, 31], 20),
  ],
};

/** What the first page shows of a battle on an open table: drawn beforehand, since drawing it takes a quarter of the page's code. */
export const sampleSvg = (theme: 'light' | 'dark', css: string): string =>
  `${openSvg(SAMPLE, { css, theme, width: 540, title: 'Wigwag' })}\n`;
