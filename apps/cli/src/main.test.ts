import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledScenario } from '@wigwag/content/bundled';
import { position } from '@wigwag/content/position';
import { engine as campaigns, type Gcacw, gcacw, openGame as openCampaign, withOptions, worldOf } from '@wigwag/gcacw';
import { Authority, History, hostedOf, type Intent, newKeyPair, signed } from '@wigwag/host';
import { type GameRecord, type Opening, recordOf, rolling, rulesHash, topFrame, writeRecord } from '@wigwag/kernel';
import { engine, openGame, type Pickets, pickets, WORLD } from '@wigwag/pickets';
import { plain } from '@wigwag/tests/plain';
import { describe, expect, test } from 'vitest';
import { languageOf, main } from './main.ts';
import { random } from './random.ts';

const folder = mkdtempSync(join(tmpdir(), 'wigwag-'));

function wigwag(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = main(args, 'en_US.UTF-8', { out: line => out.push(line), err: line => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function record(): GameRecord {
  const below = random(2);
  const host = new History<Pickets>(hostedOf(pickets, openGame(), { posts: WORLD.posts }), rolling(below));
  for (let frame = topFrame(host.game); frame !== undefined; frame = topFrame(host.game)) {
    const listed = engine.choices(host.game);
    host.decide({ by: frame.by, choice: listed[below(listed.length)] ?? { do: 'pass' } });
  }
  return host.record();
}

describe('wigwag', () => {
  test('help explains the commands in both languages', () => {
    expect(wigwag('help').out).toContain('validate FILE');
    expect(wigwag().out).toBe(wigwag('help').out);
    for (const asked of ['--help', '-h']) expect(wigwag('render', 'x', '--bogus', asked)).toEqual(wigwag('help'));
    expect(wigwag('help', '--lang', 'pl').out).toContain('validate PLIK');
  });

  test.each([
    [
      ['march'],
      'There is no command “march”. Known: list, demo, validate, import-roster, replay, verify-dice, render, report, arena, simulate, analyse, worker, help.',
    ],
    [['help', '--lang', 'de'], '--lang takes en or pl, not “de”.'],
    [['demo', '--seed', 'x'], '--seed takes a whole number, not “x”.'],
    [['help', '--bogus'], '“help” does not take --bogus. It takes: --lang.'],
    [['replay', 'game.json', '--seed', '3'], '“replay” does not take --seed. It takes: --lang, --reveal.'],
    [['list', '--__proto__'], '“list” does not take --__proto__. It takes: --lang, --json.'],
    [['list', '--lang', 'pl', '--bogus'], 'Polecenie „list” nie przyjmuje opcji --bogus. Przyjmuje: --lang, --json.'],
    [['list', '--lang'], '--lang needs a value'],
    [['import-roster', 'roster.json', '--out', ''], '--out needs a value'],
    [['list', '--json=yes'], '--json takes no value'],
    [['list', 'extra'], '“list” takes no file. Leave out “extra”.'],
    [['replay', 'one.json', 'two.json'], '“replay” takes one file only. Leave out “two.json”.'],
    [['render'], '“render” needs a map, a scenario or a saved game'],
    [['replay'], '“replay” needs a file'],
    [['validate', 'no-such-file.yaml'], 'no-such-file.yaml cannot be read (ENOENT)'],
    [['replay', folder], 'cannot be read (EISDIR)'],
    [['render', 'first-march', '--reveal', '--out', 'a.svg'], '“render” does not take --reveal'],
  ])('%j is told what is wrong', (args, sentence) => {
    const { code, err } = wigwag(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('list shows what there is to play, in words and as data', () => {
    const listed = JSON.parse(wigwag('list', '--json').out) as {
      id: string;
      turns: number;
      sides: { side: string }[];
    }[];
    const march = listed.find(({ id }) => id === 'first-march');
    expect(march).toMatchObject({
      turns: 3,
      pieces: 19,
      sides: [
        { side: 'union', units: 7 },
        { side: 'confederate', units: 6 },
      ],
    });
    expect(wigwag('list').out).toMatch(/first-march +Laurel Bend: 1862-06-10 – 1862-06-12, 3 turns, 19 pieces/);
    expect(plain(wigwag('list', '--lang', 'pl').out)).toContain('3 tury, 19 żetonów');
  });

  test('a demonstration is told in words, the same for the same seed', () => {
    const { code, out } = wigwag('demo', '--seed', '4');
    expect(code).toBe(0);
    expect(out).toContain('has the first turn');
    expect(out).toContain('why not');
    expect(out).toContain('The record replays to the same position');
    expect(out).not.toMatch(/\{\{|pickets\.\w+\.|\$t/);
    expect(wigwag('demo', '--seed', '4').out).toBe(out);
    expect(wigwag('demo', '--seed', '4', '--lang', 'pl').out).toContain('czemu nie');
  });

  test('a record replays; a damaged one names its decision', () => {
    const whole = record();
    expect(wigwag('replay', file('whole.json', writeRecord(whole)))).toMatchObject({ code: 0 });
    const decisions = whole.decisions.map((decision, at) => (at === 9 ? { ...decision, dice: [[9]] } : decision));
    const damaged = wigwag('replay', '--reveal', file('damaged.json', writeRecord(recordOf({ ...whole, decisions }))));
    expect(damaged.code).toBe(1);
    expect(damaged.err).toMatch(/damaged\.json: Decision 10 /);
    const unasked = wigwag('replay', join(folder, 'damaged.json'));
    expect(unasked.code).toBe(1);
    expect(unasked.err).toMatch(/damaged\.json: After \d lines, .* --reveal says it/);
    const lacking = whole.decisions.map(decision => ({ ...decision, dice: [] }));
    const path = file('lacking.json', writeRecord(recordOf({ ...whole, decisions: lacking })));
    expect(wigwag('replay', path, '--reveal').err).toContain('Decision 1 lacks dice (the deal)');
    const pending = { by: 'blue', choice: { do: 'pass' }, dice: [[1]] };
    const waiting = file('waiting.json', writeRecord(recordOf({ ...whole, pending })));
    expect(wigwag('replay', waiting, '--reveal')).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not fit the position'),
    });
  });

  test('a signature is told: whose it is, and where it does not fit', async () => {
    const { subtle } = globalThis.crypto;
    const pair = await newKeyPair(subtle);
    if (pair === undefined) throw new Error('this Node has no Ed25519');
    const kept = await signed(subtle, record(), pair);
    const good = wigwag('replay', file('signed.json', writeRecord(kept)));
    expect(good).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Signed with the key ${kept.signature?.key.slice(0, 12)}…`),
    });
    const other = await signed(subtle, record(), (await newKeyPair(subtle)) ?? pair);
    const swapped = { ...kept, signature: { key: kept.signature?.key ?? '', value: other.signature?.value ?? '' } };
    const bad = wigwag('replay', file('forged.json', writeRecord(swapped)));
    expect(bad).toMatchObject({ code: 1, err: expect.stringContaining('forged.json: The signature does not fit') });
    expect(wigwag('replay', file('plain.json', writeRecord(record()))).out).not.toContain('Signed');
  });

  test('typed dice are told, and are neither a fault nor proved; a record that claims them is believed', () => {
    const hosted = hostedOf(pickets, openGame(), { posts: WORLD.posts });
    const table = new Authority<Pickets>({ hosted, seed: '5', ownDice: false, consent: 'alone' });
    const send = (intent: Intent) =>
      table.handle('blue', { id: `${Math.random()}`, seen: table.stream('blue').n, intent });
    const proved = wigwag('replay', '--reveal', file('fair.json', writeRecord(table.record())));
    expect(proved).toMatchObject({ code: 0, err: '' });
    expect(proved.out).toMatch(/rolls follow from the seed/);
    expect(proved.out).not.toContain('typed');

    send({ do: 'dice', own: true });
    const side = table.decider === 'grey' ? 'grey' : 'blue';
    const choice = table
      .seat(side)
      .scene()
      .choices.find(each => each.do === 'march');
    const march: Intent = { do: 'decide', choice, dice: [[4]] };
    expect(table.handle(side, { id: 'march', seen: table.stream(side).n, intent: march })).toHaveProperty('done');
    const told = wigwag('replay', '--reveal', file('typed.json', writeRecord(table.record())));
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('One roll was typed in by the players: nobody can check it.');
    expect(told.out).toMatch(/"march".* \[\[4\]\] typed:\[0\]/);

    const { decisions, ...rest } = table.record();
    const claimed = decisions.map(made =>
      made.dice.length === 0 ? made : { ...made, typed: made.dice.map((_, n) => n) },
    );
    const believed = wigwag(
      'replay',
      '--reveal',
      file('claimed.json', writeRecord(recordOf({ ...rest, decisions: claimed }))),
    );
    expect(believed.code).toBe(0);
    expect(believed.out).toContain('rolls were typed in');
    expect(believed.out).not.toContain('follow from the seed');

    const changed = decisions.map((made, at) =>
      at === decisions.length - 1 ? { ...made, dice: [[5]], typed: [] } : made,
    );
    const plainly = changed.map(({ typed, ...made }) =>
      typed?.length === 0 ? made : { ...made, ...(typed && { typed }) },
    );
    const elsewhere = recordOf({ ...rest, decisions: plainly });
    expect(wigwag('replay', '--reveal', file('elsewhere.json', writeRecord(elsewhere))).out).toContain(
      `in decision ${decisions.length}, does not follow from the seed`,
    );
  });

  test('a record of other rules is told so, with what differs and what to do, also where it still replays', () => {
    const path = file('other.json', writeRecord(recordOf({ ...record(), rules: '0a' })));
    const { code, err } = wigwag('replay', path);
    expect(code).toBe(0);
    expect(err).toContain(`${path}: This record was made with other rules (version 1, 0a) than these (version 1, `);
    expect(err).toContain(`${rulesHash(pickets)})`);
    expect(err).toContain('replay it with the program that saved it');
    expect(wigwag('replay', path, '--lang', 'pl').err).toContain('odtwórz zapis programem, który go zapisał');
  });

  test.each([
    ['{', 'at line 1, column 2 it stops being JSON'],
    ['[]', 'not a record'],
    [JSON.stringify({ ...record(), ruleset: 'chess' }), 'of the ruleset “chess”'],
    [JSON.stringify({ ...record(), setup: { posts: 1 } }), 'does not say what game'],
  ])('a file that is no such record is told so', (text, sentence) => {
    const { code, err } = wigwag('replay', file('bad.json', text));
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('the content of the project is valid; a broken file names its line', () => {
    expect(wigwag('validate', 'packages/content/gcacw')).toMatchObject({ code: 0, err: '' });
    const broken = wigwag('validate', file('map.yaml', 'format: wigwag-map 1\nid: x\nhexes: 3\n'));
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('map.yaml:3:');
    expect(wigwag('validate', folder).err).toContain('map.yaml');
  });

  test('a file named twice is checked once, and .yml counts', () => {
    const map = 'packages/content/gcacw/maps/laurel-bend.yaml';
    expect(wigwag('validate', map, 'packages/content/gcacw', map)).toMatchObject({ code: 0 });
    file('map.yml', 'format: wigwag-map 1\n');
    expect(wigwag('validate', folder).err).toContain('map.yml');
  });

  test('links that lead in circles are not followed', () => {
    const circle = mkdtempSync(join(tmpdir(), 'wigwag-circle-'));
    writeFileSync(join(circle, 'map.yaml'), 'format: wigwag-map 1\n');
    symlinkSync(circle, join(circle, 'again'));
    const { err } = wigwag('validate', circle);
    expect(new Set([...err.matchAll(/^\S+\.yaml/gm)].map(([file]) => file))).toEqual(
      new Set([join(circle, 'map.yaml')]),
    );
  });

  test.each([[['validate', join(folder, 'map.yaml', 'inside')]], [['validate', 'x'.repeat(5000)]]])(
    'a path the system refuses is told (%#)',
    args => {
      const { code, err } = wigwag(...args);
      expect(code).toBe(2);
      expect(err).toContain('cannot be read');
    },
  );

  const FRESH = { manpower: 3, disorganized: false, exhausted: false, demoralized: 0, works: 'none' } as const;

  test('a campaign replays from its scenario, and from a position, the referee\u2019s changes and options included', () => {
    const campaign = (setup: unknown, start: Opening<Gcacw>) => {
      const below = random(3);
      const host = new History<Gcacw>(hostedOf(gcacw, start, setup), rolling(below));
      for (let n = 0; n < 40; n++) {
        const frame = topFrame(host.game);
        const listed = campaigns.choices(host.game);
        if (frame === undefined) break;
        if (n % 10 === 0)
          host.decide({ by: 'referee', choice: { do: 'setUnit', unit: 0, ...FRESH, fatigue: n / 10, reason: 'test' } });
        host.decide({ by: frame.by, choice: listed[below(listed.length)] ?? { do: 'pass' } });
      }
      return writeRecord(host.record());
    };
    const scenario = bundledScenario('first-march');
    if (scenario === undefined) throw new Error('no scenario');
    const whole = campaign({ scenario: 'first-march' }, openCampaign(worldOf(scenario)));
    expect(wigwag('replay', file('march.json', whole))).toMatchObject({ code: 0, err: '' });
    const text = 'map\n.   .\n  .\nU Newton 0101 7\nC Hill 0301 8';
    const small = campaign({ position: text }, openCampaign(worldOf(position(text).scenario)));
    expect(wigwag('replay', file('small.json', small))).toMatchObject({ code: 0, err: '' });
    expect(small).toContain('"by":"referee"');
    const options = { trailOverCrossing: true, unheardOf: false };
    const chosen = withOptions(worldOf(scenario), { trailOverCrossing: true });
    const other = campaign({ scenario: 'first-march', options }, openCampaign(chosen));
    expect(wigwag('replay', file('options.json', other))).toMatchObject({ code: 0, err: '' });
    const strange = file('strange.json', other.replace('"unheardOf":false', '"unheardOf":true'));
    for (const command of [['replay'], ['render', '--out', file('strange.svg', '')]]) {
      const refused = wigwag(...command, strange);
      expect(refused.code).not.toBe(0);
      expect(refused.err).toContain(`${strange}: It was played with the optional rule “unheardOf”`);
    }
    const gone = file('gone.json', whole.replace('"scenario":"first-march"', '"scenario":"first-march-east"'));
    expect(wigwag('replay', gone).err).toContain(`${gone}: This is a game of the scenario “first-march-east”`);
    const lost = small.replace('U Newton', 'U Nowhere 9999');
    expect(wigwag('replay', file('lost.json', lost)).err).toContain('does not say what game');
  });

  describe('import-roster', () => {
    const row = {
      name: 'Stubbs',
      size: 'Div',
      command: 'P',
      type: 'Inf',
      manpowerValue: '7',
      hexLocation: 'See rules',
    };
    const roster = {
      id: 'gtc2',
      name: 'Mulberry',
      scenarios: [{ name: 'The Gap', confederateUnits: [row], unionUnits: [] }],
    };
    const source = file('roster.json', JSON.stringify(roster));
    const target = join(folder, 'mulberry');

    test('writes a folder that validate goes on with, and says what is left to do', () => {
      const { code, out, err } = wigwag('import-roster', source, '--out', target);
      expect([code, err]).toEqual([0, '']);
      expect(readdirSync(target).sort()).toEqual(['armies.yaml', 'gtc2-1-the-gap.yaml']);
      expect(out).toContain('scenarios.0.confederateUnits.0.hexLocation: Stubbs: “See rules” is not a hex');
      expect(out).toContain(`validate ${target}`);
      expect(out).not.toMatch(/\{\{| roster\.[a-z]/);
      expect(wigwag('validate', target)).toMatchObject({ code: 1 });
    });

    test('overwrites nothing unless told to', () => {
      writeFileSync(join(target, 'armies.yaml'), 'mine');
      const { code, err } = wigwag('import-roster', source, '--out', target, '--lang', 'pl');
      expect(code).toBe(2);
      expect(err).toContain('już istnieje');
      expect(readFileSync(join(target, 'armies.yaml'), 'utf8')).toBe('mine');
      expect(wigwag('import-roster', source, '--out', target, '--force').code).toBe(0);
      expect(readFileSync(join(target, 'armies.yaml'), 'utf8')).toContain('stubbs');
    });

    test('writes all files or none', () => {
      const crowded = mkdtempSync(join(tmpdir(), 'wigwag-crowded-'));
      const draft = readdirSync(target).find(name => name !== 'armies.yaml') ?? '';
      mkdirSync(join(crowded, draft));
      const { code, err } = wigwag('import-roster', source, '--out', crowded, '--force');
      expect(code).toBe(2);
      expect(err).toContain(`${join(crowded, draft)} cannot be written (EISDIR)`);
      expect(readdirSync(crowded)).toEqual([draft]);
    });

    test.each([
      ['{ "scenarios": [', 'bad.json:1:17', 1],
      ['{ "scenarios": 3 }', 'bad.json:1:16 scenarios: ', 1],
    ])('what is no roster is refused with its place, and nothing is written', (text, place, expected) => {
      const out = join(folder, 'nothing');
      const { code, err } = wigwag('import-roster', file('bad.json', text), '--out', out);
      expect(code).toBe(expected);
      expect(err).toContain(place);
      expect(err).toContain('Nothing was written');
      expect(readdirSync(folder)).not.toContain('nothing');
    });

    test('a place that cannot be written is told', () => {
      const { code, err } = wigwag('import-roster', source, '--out', join(source, 'inside'));
      expect(code).toBe(2);
      expect(err).toContain('cannot be written');
      expect(wigwag('import-roster').err).toContain('“import-roster” needs a file');
    });
  });

  test('the language is the one asked for, else the system’s, else English', () => {
    expect([
      languageOf('pl', 'en'),
      languageOf(undefined, 'pl_PL.UTF-8'),
      languageOf(undefined, 'de'),
      languageOf('de', 'pl'),
    ]).toEqual(['pl', 'pl', 'en', undefined]);
  });
});
