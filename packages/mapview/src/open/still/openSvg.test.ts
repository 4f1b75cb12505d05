import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { InHand } from '../inHand.ts';
import { AREAS, LINES, type OpenPicture } from '../picture.ts';
import { type OpenSvgOptions, openSvg } from './openSvg.tsx';

const css = ['../../colours.css', '../openColours.css', '../open.css']
  .map(file => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
  .join('\n');
const options: OpenSvgOptions = { css, theme: 'light', width: 900, title: 'A table' };
const box = (x: number, y: number) => [
  { x, y },
  { x: x + 6, y },
  { x: x + 6, y: y + 4 },
  { x, y: y + 4 },
];
const line = (y: number) => [
  { x: 0, y },
  { x: 72, y },
];
const thing = { label: '' };
/** One of everything. */
const picture: OpenPicture = {
  ...{ width: 72, height: 48 },
  zones: [{ id: 'z', tone: 'grey', ring: box(0, 0), text: 'zone' }],
  halfLine: { from: { x: 0, y: 24 }, to: { x: 72, y: 24 }, text: 'half' },
  points: [{ ...thing, id: 's1', at: { x: 36, y: 24 }, text: '1' }],
  depots: [{ ...thing, id: 'd', at: { x: 36, y: 2 }, size: 2.4, tone: 'grey', stands: false }],
  areas: AREAS.map((kind, n) => ({ ...thing, id: `p${n}`, kind, ring: box(4 + n * 10, 30), name: `Ground ${n}` })),
  lines: LINES.map((kind, n) => ({ ...thing, id: `l${n}`, kind, line: line(4 + n * 4), width: 1 })),
  barriers: [
    { ...thing, id: 'f', kind: 'fence', line: line(40) },
    { ...thing, id: 'w', kind: 'wall', line: line(41) },
  ],
  bridges: [{ ...thing, id: 'b', at: { x: 20, y: 4 }, heading: 0, length: 3, width: 1 }],
  works: [{ ...thing, id: 'k', line: line(44), front: 'left' }],
  patrols: [{ ...thing, id: 'm', at: { x: 60, y: 20 }, tone: 'blue' }],
  bases: [
    {
      ...{ ...thing, id: 'u', at: { x: 30, y: 20 }, heading: 45, width: 2.4, depth: 1.6 },
      ...{ tone: 'blue' as const, arm: 'cavalry' as const, name: 'Pace', standing: 'faint' as const },
    },
  ],
};
const inHand: InHand = {
  ghosts: [{ id: 'g', light: 'refused', shape: { as: 'area', kind: 'wood', ring: box(50, 10) } }],
  handles: [
    { id: 'h', as: 'turn', at: { x: 20, y: 20 }, about: { x: 22, y: 22 }, light: 'held', label: '' },
    { id: 'i', as: 'bend', at: { x: 20, y: 20 }, light: 'held', label: '' },
  ],
  sweeps: [{ id: 's', ring: box(10, 10), light: 'held' }],
  reaches: [{ id: 'r', rings: [box(20, 10), box(22, 11)], paid: true, text: '9 in', textAt: { x: 20, y: 10 } }],
  belts: [{ id: 'b', about: line(12), by: 6, light: 'refused', edge: 'dashed' }],
  tapes: [{ id: 't', points: line(20), light: 'held', text: '72 in', ticks: true, dots: true }],
  contacts: [{ id: 'c', at: { x: 5, y: 5 }, from: { x: 4, y: 5 }, to: { x: 6, y: 5 }, light: 'legal' }],
  tags: [{ id: 'x', at: { x: 30, y: 30 }, text: 'too near', light: 'refused' }],
};

describe('the table as a text', () => {
  test('is the same every time', () => {
    expect(openSvg(picture, { ...options, inHand })).toBe(openSvg(picture, { ...options, inHand }));
  });

  test.each(['light', 'dark'] as const)('%s needs no variable and says no nonsense', theme => {
    const text = openSvg(picture, { ...options, theme, inHand, rulers: true });
    expect(text).not.toMatch(/var\(|light-dark|NaN|undefined|Infinity/);
    expect(text).toMatch(/^<svg [^>]*role="img" aria-label="A table"/);
  });

  test('shows everything that lies there, in hand or not', () => {
    const text = openSvg(picture, { ...options, inHand });
    const kinds = [...AREAS.map(kind => `area-${kind}`), ...LINES.map(kind => `course-${kind}`)];
    const others = ['zone grey', 'half-line', 'diamond', 'depot-place', 'fence', 'wall', 'parapet', 'works-earth'];
    const held = ['patrol-body', 'base-body', 'hatching', 'orbit', 'sweep', 'reach-hatching', 'belt-edge', 'tape-dots'];
    for (const name of [...kinds, ...others, ...held, 'contact-bar', 'faint', 'handle-bend']) {
      expect(text).toMatch(new RegExp(`class="[^"]*${name}`));
    }
    for (const word of ['Ground 0', 'Pace', 'zone', 'half', '9 in', '72 in', 'too near']) {
      expect(text).toContain(`>${word}</text>`);
    }
  });

  test('has rulers, numbers and a grid only where they are asked for', () => {
    const numbers = new Map([['p0', '14']]);
    const sheet = openSvg(picture, { ...options, rulers: true, printed: true, numbers });
    expect(sheet).toContain('class="ruler-number"');
    expect(sheet).toContain('class="sheet-grid"');
    expect(sheet).toMatch(/class="number-text"[^>]*>14</);
    expect(openSvg(picture, options)).not.toMatch(/class="(ruler-number|sheet-grid|number-text)"/);
  });

  test('writes the number of a base where its symbol was', () => {
    const [base] = picture.bases;
    if (base === undefined) throw new Error('no base');
    const sheet = openSvg(picture, { ...options, printed: true, numbers: new Map([[base.id, '27']]) });
    expect(sheet).toMatch(/^<svg [^>]*class="[^"]*numbered/);
    expect(sheet).toMatch(/class="base-number"[^>]*>27</);
    expect(openSvg(picture, { ...options, numbers: new Map([['p0', '14']]) })).not.toMatch(
      /class="[^"]*(numbered|base-number)/,
    );
  });

  test('is as large as it is told, and a part of the table is drawn larger', () => {
    expect(openSvg(picture, options)).toContain('width="900" height="601"');
    const part = openSvg(picture, { ...options, frame: { x: 20, y: 10, width: 24, height: 12 } });
    expect(part).toContain('zoom-near');
    expect(part).toMatch(/viewBox="399\.\d+ 199\.\d+ 481\.\d+ 241\.\d+"/);
  });

  test('without colours of its own it carries no style: a page may forbid that', () => {
    const { css: _, ...bare } = options;
    expect(openSvg(picture, { ...bare, inHand, rulers: true })).not.toMatch(/<style|style="/);
  });

  test('a table with nothing on it is still a table', () => {
    const bare = { ...picture, zones: [], points: [], depots: [], areas: [], lines: [], barriers: [] };
    const text = openSvg({ ...bare, bridges: [], works: [], patrols: [], bases: [] }, options);
    expect(text).toContain('table-top');
    expect(text).not.toMatch(/NaN|Infinity/);
  });
});
