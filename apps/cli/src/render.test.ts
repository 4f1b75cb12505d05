import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledScenario } from '@wigwag/content/bundled';
import { engine, type Gcacw, gcacw, openGame, withOptions, worldOf } from '@wigwag/gcacw';
import { History, hostedOf } from '@wigwag/host';
import { type GameRecord, recordOf, rolling, topFrame, writeRecord } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { main } from './main.ts';
import { random } from './random.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-pictures-'));
const MAP = 'packages/content/gcacw/maps/laurel-bend.yaml';

function render(...args: string[]) {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  return { code: main(['render', ...args], 'en', { out: write, err: write }), told: lines.join('\n') };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Draws, and reads what was drawn. */
function svg(name: string, ...args: string[]): string {
  const out = join(folder, name);
  expect(render(...args, '--out', out, '--force')).toEqual({ code: 0, told: `Drawn: ${out}` });
  return readFileSync(out, 'utf8');
}

/** Twelve decisions at random. */
function savedGame(): string {
  const scenario = bundledScenario('first-march');
  if (scenario === undefined) throw new Error('no scenario');
  const below = random(3);
  const host = new History<Gcacw>(
    hostedOf(gcacw, openGame(worldOf(scenario)), { scenario: 'first-march' }),
    rolling(below),
  );
  for (let n = 0; n < 12; n++) {
    const listed = engine.choices(host.game);
    host.decide({ by: topFrame(host.game)?.by ?? 'table', choice: listed[below(listed.length)] ?? { do: 'pass' } });
  }
  return writeRecord(host.record());
}

/** Played at random until something lies under a marker of the Union and of the Confederacy. */
function hiddenGame(): string {
  const scenario = bundledScenario('first-march');
  if (scenario === undefined) throw new Error('no scenario');
  const options = { limitedIntelligence: true };
  const below = random(3);
  const opened = openGame(withOptions(worldOf(scenario), options));
  const host = new History<Gcacw>(hostedOf(gcacw, opened, { scenario: 'first-march', options }), rolling(below));
  const isCovered = (side?: string) => host.game.board.forces.some(each => each.side === side && each.units.length > 0);
  for (let n = 0; n < 100 && !(isCovered('union') && isCovered('confederate')); n++) {
    const by = topFrame(host.game)?.by;
    const listed = engine.choices(host.game).filter(({ do: verb }) => verb !== 'conceal' || !isCovered(by));
    const covering = listed.find(choice => choice.do === 'conceal' && choice.units.length > 0);
    host.decide({ by: by ?? 'table', choice: covering ?? listed[below(listed.length)] ?? { do: 'pass' } });
  }
  return writeRecord(host.record());
}

const piecesIn = (drawing: string): number => drawing.match(/class="piece /g)?.length ?? 0;

describe('render', () => {
  test('a map by its id: ground and names, plain colours of its theme, no pieces', () => {
    const light = svg('light.svg', 'laurel-bend');
    expect(light).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(light).toContain('Chestnut Ridge');
    expect(light).toContain('.paper{fill:#efe9da}');
    expect(light).not.toMatch(/var\(|light-dark|color-mix|class="piece/);
    expect(svg('dark.svg', 'laurel-bend', '--theme', 'dark')).toContain('.paper{fill:#1d1f1c}');
  });

  test('a scenario has its pieces; a file of one’s own is drawn as the one that comes with the program', () => {
    const opening = svg('opening.svg', 'first-march');
    expect(opening).toContain('>Calloway</text>');
    const given = svg('given.svg', 'packages/content/gcacw/scenarios/first-march.yaml');
    expect(given).toBe(opening);
    expect(svg('own.svg', MAP)).toBe(svg('id.svg', 'laurel-bend'));
  });

  test('bare ground is the same part of the map, without pieces, and with names out of sight', () => {
    const [whole, bare] = [[], ['--bare']].map(more =>
      svg('bare.svg', 'first-march', '--shape', '3:2', ...more, '--force'),
    );
    const frame = (drawing = ''): string | undefined => /viewBox="([^"]*)"/.exec(drawing)?.[1];
    expect(frame(bare)).toBe(frame(whole));
    expect([piecesIn(bare ?? ''), bare?.includes('.names,.hex-numbers{display:none}')]).toEqual([0, true]);
  });

  test('a saved game at its end, or after so many decisions', () => {
    const record = file('game.json', savedGame());
    const opening = svg('start.svg', record, '--at', '0');
    expect(opening).toBe(svg('scenario.svg', 'first-march'));
    expect(svg('end.svg', record)).toBe(svg('last.svg', record, '--at', '12'));
    expect(svg('end.svg', record)).not.toBe(opening);
  });

  test('a game with hidden forces is drawn as everybody sees it, or a side, or whole for whoever says so', () => {
    const record = file('hidden.json', hiddenGame());
    const everybody = svg('everybody.svg', record);
    const [union, confederate, both] = ['union', 'confederate', 'both'].map(side =>
      svg(`${side}.svg`, record, '--side', side),
    );
    expect(union).not.toBe(confederate);
    expect(piecesIn(union ?? '')).toBeLessThan(piecesIn(both ?? ''));
    expect(piecesIn(confederate ?? '')).toBeLessThan(piecesIn(both ?? ''));
    expect(piecesIn(everybody)).toBeLessThan(piecesIn(union ?? ''));
    expect(piecesIn(everybody)).toBeLessThan(piecesIn(confederate ?? ''));
    expect(svg('open.svg', record, '--at', '0')).toBe(svg('seen.svg', record, '--at', '0', '--side', 'union'));
  });

  test('a part of the map shows what is in it', () => {
    const part = svg('part.svg', 'first-march', '--part', 'L0901-L1610');
    expect(part).toContain('>Pruitt</text>');
    expect(part).not.toContain('>3 VT</text>');
  });

  test('a picture of a given shape shows both armies, also where the map is tall', () => {
    const drawing = svg('shape.svg', 'cedar-mountain', '--shape', '3:2', '--width', '600');
    expect(drawing).toContain('width="600" height="400"');
    const [, x = 0, y = 0, width = 0, height = 0] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(drawing) ?? []).map(
      Number,
    );
    const seen = [
      ...drawing.matchAll(/class="piece [^"]*" transform="translate\((\S+) (\S+)\)[^>]*><[^>]*?(union|confederate)/g),
    ]
      .filter(
        ([, left, top]) => Number(left) > x && Number(left) < x + width && Number(top) > y && Number(top) < y + height,
      )
      .map(([, , , side]) => side);
    const number = (side: string): number => seen.filter(each => each === side).length;
    expect([number('union') >= 4, number('confederate') >= 4]).toEqual([true, true]);
  });

  test('a picture of pixels is as wide as asked, and the same each time', () => {
    const out = join(folder, 'map.png');
    expect(render('laurel-bend', '--width', '320', '--out', out).code).toBe(0);
    const png = readFileSync(out);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(320);
    expect(render('laurel-bend', '--width', '320', '--out', out, '--force').code).toBe(0);
    expect(readFileSync(out).equals(png)).toBe(true);
  });

  test.each([
    [['first-march', '--out', join(file('plain.txt', ''), 'a.svg')], 'cannot be written (ENOTDIR)'],
    [['first-march', '--out', `${'x'.repeat(300)}.svg`], 'cannot be written (ENAMETOOLONG)'],
    [['first-marsh', '--out', 'a.svg'], 'There is no map or scenario “first-marsh”. Did you mean “first-march”?'],
    [['first-march', '--out', 'a.svg', '--width', '-5'], '--width takes a whole number of pixels'],
    [['nowhere', '--out', 'a.svg'], 'There is no map or scenario “nowhere”. Known: '],
    [['laurel-bend'], '“render” needs an output file: --out FILE.svg'],
    [['laurel-bend', '--out', 'a.jpg'], 'a.jpg: the output file has to end in .svg or .png'],
    [['laurel-bend', '--out', join(folder, 'no', 'a.svg')], 'cannot be written (ENOENT). Choose another folder'],
    [['laurel-bend', '--out', 'a.svg', '--theme', 'sepia'], '--theme takes light or dark, not “sepia”'],
    [['laurel-bend', '--out', 'a.svg', '--width', '7.5'], 'pixels from 100 to 10000, not “7.5”'],
    [['laurel-bend', '--out', 'a.svg', '--part', 'L0101'], 'two opposite corners of this map'],
    [['laurel-bend', '--out', 'a.svg', '--part', 'L0101-Q9999'], 'two opposite corners of this map'],
    [['stuarts-raid', '--out', 'a.svg', '--part', 'N0101-N0203'], 'outside the area of this scenario'],
    [['laurel-bend', '--out', 'a.svg', '--shape', '3x2'], '--shape takes width and height such as 3:2'],
    [['laurel-bend', '--out', 'a.svg', '--shape', '1:0'], 'not “1:0”'],
    [['laurel-bend', '--out', 'a.svg', '--shape', '99:1'], 'at most 5 times'],
    [['laurel-bend', '--out', 'a.svg', '--at', '3'], '--at is for saved games'],
    [['laurel-bend', '--out', 'a.svg', '--side', 'union'], '--side is for games'],
    [['first-march', '--out', 'a.svg', '--side', 'blue'], '--side takes union, confederate or both, not “blue”'],
    [[file('saved.json', savedGame()), '--out', 'a.svg', '--at', '13'], 'decisions from 0 to 12, not “13”'],
    [
      [file('saved.json', savedGame()), '--out', 'a.svg', '--at', '-1'],
      '--at takes a number of decisions from 0 to 12',
    ],
    [[file('none.json', '{'), '--out', 'a.svg'], 'none.json: '],
    [['no-such.yaml', '--out', 'a.svg'], 'no-such.yaml cannot be read (ENOENT)'],
    [[file('map.yaml', 'format: wigwag-map 1\nid: x\nhexes: 3\n'), '--out', 'a.svg'], 'map.yaml:3:'],
    [['packages/content/gcacw/armies/laurel-bend-armies.yaml', '--out', 'a.svg'], 'neither a map nor a scenario'],
  ])('%j is told what is wrong', (args, sentence) => {
    const { code, told } = render(...args);
    expect(code).toBe(2);
    expect(told).toContain(sentence);
  });

  test('a record that comes to another end by these rules is not drawn as if it were its own', () => {
    const record: GameRecord = JSON.parse(savedGame());
    const shorter = recordOf({ ...record, decisions: record.decisions.slice(0, -1) });
    const strange = file('strange.json', JSON.stringify(shorter));
    expect(render(strange, '--out', join(folder, 'a.svg'))).toMatchObject({
      code: 2,
      told: expect.stringContaining('to a position other than'),
    });
    expect(render(strange, '--at', '10', '--out', join(folder, 'ten.svg'))).toMatchObject({ code: 0 });
  });

  test('a record of another game has no map', () => {
    const other = savedGame().replace('"ruleset":"gcacw"', '"ruleset":"pickets"');
    expect(render(file('other.json', other), '--out', 'a.svg').told).toContain('not of a campaign');
  });
});
