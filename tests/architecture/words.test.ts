import { readFileSync } from 'node:fs';
import { DEEDS, LEVELS, ORDERS, PLACE_ORDERS, STYLES, TERMS } from '@wigwag/ai';
import { ALARMS, PACE_KINDS, STANDS } from '@wigwag/clocks';
import { PROBLEM_CODES, READINGS, ROSTER_REMARKS } from '@wigwag/content';
import * as campaigns from '@wigwag/gcacw';
import { HOST_REFUSALS } from '@wigwag/host';
import {
  DIVERGENCES,
  guardClauses,
  KERNEL_REFUSALS,
  RECORD_PROBLEMS,
  type Ruleset,
  type Vocabulary,
} from '@wigwag/kernel';
import * as miniatures from '@wigwag/lee';
import { CARDS, EVENTS, pickets, REASONS, SIDES } from '@wigwag/pickets';
import { CHECK_OUTCOMES, ERROR_CODES, GAME_RESULTS, GAME_STATUSES, PHRASES } from '@wigwag/protocol';
import { LEVEL_NAMES } from '@wigwag/rating';
import { ENGLISH, LANGUAGES, type Language, POLISH, translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { plain } from '../support/plain.ts';
import { filesBelow, isTest, ROOT } from '../support/sources.ts';
import { becauses, clausesOf, sourcesFrom, textsIn } from './becauses.ts';

const CATALOGUES: Record<Language, Record<string, string>> = { en: ENGLISH, pl: POLISH };
const PLURALS: Record<Language, readonly string[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] };

const stem = (key: string): string => key.replace(/_(one|few|many|other)$/, '');
const stems = (language: Language): Set<string> => new Set(Object.keys(CATALOGUES[language]).map(stem));

/** What a ruleset's frames ask for: a prompt a kind, a name a verb, a reason a guard. */
function codesOf<T extends Vocabulary>({ name, frames, referee }: Ruleset<T>): string[] {
  type Verbs = Record<string, { guards: readonly (readonly [string | readonly string[], ...unknown[]])[] }>;
  const named = (part: string, verbs: Verbs): string[] =>
    Object.entries(verbs).flatMap(([verb, { guards }]) => [
      `${name}.${part}.${verb}`,
      ...guardClauses(guards).map(clause => `${name}.why.${clause}`),
    ]);
  const asked = Object.entries<{ verbs: Verbs }>(frames).flatMap(([kind, { verbs }]) => [
    `${name}.ask.${kind}`,
    ...named('choice', verbs),
  ]);
  return [...asked, ...named('edit', (referee ?? {}) as Verbs)];
}

/** Beginnings of keys: a code follows. */
const PREFIXES = [
  ...['event', 'choice', 'ask', 'why', 'because', 'dice', 'side', 'verb', 'works'],
  ...['attackType', 'modifier', 'flank', 'dummy'],
  ...['ledger', 'cause', 'arm', 'size', 'crossing'],
  ...['ordinary', 'morale', 'obstacle', 'phase', 'step'],
  ...['stands', 'pace', 'mine', 'theirs', 'fought'],
].flatMap(part => [`gcacw.${part}`, `pickets.${part}`, `lee.${part}`, `clock.${part}`]);

const BECAUSES = becauses(sourcesFrom('packages/gcacw/src/ruleset.ts'));

const COMBAT = 'packages/gcacw/src/combat/';

/** Rows of the odds sheet; artillery's goes by its table. */
const MODIFIERS = [...clausesOf(`${COMBAT}strength/modifiers.ts`, 'MODIFIERS'), '7.4/artillery-table'];
/** Covers, reductions, and what replaces the bonus. */
const FLANK = clausesOf(`${COMBAT}strength/flank.ts`, 'coveredBy', 'REDUCTIONS', 'CHANGES');
/** Letters in the cells of the Combat Chart. */
const LETTERS = new Set(
  textsIn(`${COMBAT}strength/chart.ts`, 'DEFENDER', 'ATTACKER').flatMap(cell => cell.match(/[A-Za-z]\*?/g) ?? []),
);

/** Keys that the tellers name outright. */
const TOLD = filesBelow('packages/words/src/tell', /\.ts$/)
  .filter(file => !isTest(file))
  .flatMap(file =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(/'((?:gcacw|pickets|lee|clock)\.\w[^']*)'/g)].map(
      match => match[1] ?? '',
    ),
  )
  .filter(key => !PREFIXES.includes(key));

/** A code has a text of its own, or the tellers choose among several. */
const ownOrTold = (key: string): string[] => (TOLD.some(told => told.startsWith(`${key}.`)) ? [] : [key]);

const CAMPAIGN_WORDS: Readonly<Record<string, readonly (string | number)[]>> = {
  side: [...campaigns.SIDES, ...campaigns.SIDES.map(side => `${side}.gen`), 'table'],
  arm: [...campaigns.ARMS, ...campaigns.ARMS.map(arm => `${arm}.gen`)],
  size: campaigns.UNIT_SIZES,
  leader: campaigns.LEADER_SIZES,
  army: campaigns.ARMIES,
  phase: campaigns.PHASES,
  terrain: campaigns.TERRAINS,
  place: campaigns.PLACES,
  water: campaigns.WATERS,
  crossing: campaigns.CROSSINGS,
  way: campaigns.WAYS,
  works: ['none', ...campaigns.WORKS],
  fought: campaigns.FIGHT_OUTCOMES,
  tie: campaigns.TIE_RESULTS,
  rain: campaigns.RAIN_RESULTS,
  option: campaigns.OPTIONS.flatMap(name => [name, `${name}.about`]),
  game: campaigns.GAMES,
  dice: campaigns.REASONS,
  dummy: campaigns.DUMMY_TYPES,
  because: BECAUSES,
  attackType: [...campaigns.ATTACK_TYPES, 'assault'],
  modifier: MODIFIERS,
  flank: FLANK,
  result: [...LETTERS],
  handout: campaigns.CHART_IDS,
  table: campaigns.TABLE_IDS,
  chart: campaigns.CHART_TERMS,
  'commander.level': LEVELS.flatMap(level => [level, `${level}.about`]),
  'commander.style': STYLES.flatMap(style => [style, `${style}.about`]),
  'commander.order': ORDERS,
  'commander.orderAt': PLACE_ORDERS,
  'commander.term': TERMS,
  // A dummy marker and a pass are said as the choices they are.
  'commander.deed': DEEDS.filter(deed => deed !== 'dummy' && deed !== 'pass'),
  degree: campaigns.DEGREES,
  ledger: campaigns.VICTORY_KINDS,
  cause: campaigns.CAUSES,
  'report.cause': campaigns.VICTORY_KINDS,
  'report.luck': campaigns.LUCK_KINDS,
  'report.seenBy': [...campaigns.SIDES, 'public', 'all'],
  verb: Object.values(campaigns.gcacw.frames).flatMap(({ verbs }) => Object.keys(verbs)),
};

/** Every ruling of the book, and its readings. */
const RULINGS = Object.entries(READINGS).flatMap(([number, readings]) => [
  number,
  ...readings.map(reading => `${number}.${reading}`),
]);

const unique = (all: readonly string[]): string[] => [...new Set(all)];

const MINIATURES_WORDS: Readonly<Record<string, readonly (string | number)[]>> = {
  lying: ['bridge', 'works'],
  side: [...miniatures.SIDES, 'table'],
  section: unique(miniatures.CLAUSES.map(clause => clause.split('/')[0] ?? '')),
  reading: unique(Object.values(miniatures.READ_BY).flat()),
  step: miniatures.STEPS,
  drawStage: miniatures.STAGES,
  stage: miniatures.TERRAIN_STAGES,
  level: miniatures.LEVELS,
  arm: miniatures.ARMS,
  character: miniatures.CHARACTERS,
  ability: miniatures.ABILITIES,
  ordinary: miniatures.ORDINARY,
  linear: miniatures.LINEAR,
  ban: [...miniatures.LINEAR, 'impassable', 'sunken-road', 'embankment'],
  surface: miniatures.SURFACES,
  bed: miniatures.BEDS,
  barrier: miniatures.BARRIERS,
  host: miniatures.HOSTS,
  bridgeOrigin: miniatures.BRIDGE_ORIGINS,
  means: miniatures.MEANS,
  battlefield: miniatures.BATTLEFIELDS,
  listOwner: miniatures.LIST_OWNERS,
  amount: miniatures.AMOUNTS,
  size: miniatures.SIZES,
  tactic: miniatures.TACTICS,
  goal: miniatures.TACTICS.flatMap(tactic =>
    Array.from({ length: miniatures.goalCount(tactic) }, (_, at) => `${tactic}.${at + 1}`),
  ),
  pays: miniatures.TACTICS,
  morale: Array.from({ length: miniatures.DEFAULT_BOOK.morale.value.levels }, (_, level) => level),
  moveKind: miniatures.MOVE_KINDS,
  forcedCause: miniatures.FORCED_CAUSES,
  stepKind: miniatures.STEP_KINDS,
  mark: miniatures.MARKS,
  holder: miniatures.HOLDERS,
  yearMaker: miniatures.YEAR_MAKERS,
  method: miniatures.METHODS,
  source: miniatures.SOURCES,
  obstacle: miniatures.OBSTACLES,
  dice: miniatures.REASONS,
  ruling: RULINGS,
};

/** Why a choice of another step has to wait, or comes too late. */
const UNTIMELY = [
  ...clausesOf('packages/lee/src/sequence/timing.ts', 'UNTIMELY'),
  ...clausesOf('packages/lee/src/terrain/untimely.ts', 'TERRAIN_UNTIMELY'),
];

/** With its names or its numbers, where they are known, a reason may have a sentence of its own. */
const fullerReasons = (code: string): string[] =>
  ['named', 'numbers', 'untimely'].map(kind => `${code}.${kind}`).filter(key => Object.hasOwn(CATALOGUES.en, key));

/** Keys that are put together from a code, every code of the engine in turn. */
const COMPOSED = [
  ...[...KERNEL_REFUSALS, ...HOST_REFUSALS].map(code => `why.${code}`),
  ...ERROR_CODES.map(code => `online.error.${code}`),
  ...['turn', 'reminder', 'zero', 'claimable', 'over'].map(kind => `online.notice.${kind}`),
  ...GAME_RESULTS.map(how => `online.result.${how}`),
  ...GAME_STATUSES.map(status => `online.admin.status.${status}`),
  ...CHECK_OUTCOMES.map(outcome => `online.admin.outcome.${outcome}`),
  ...PACE_KINDS.map(kind => `online.pace.${kind}`),
  ...LEVEL_NAMES.map(level => `online.level.${level}`),
  ...PHRASES.map(phrase => `online.phrase.${phrase}`),
  ...['sign-in', 'confirm'].flatMap(kind => ['subject', 'text'].map(part => `online.letter.${kind}.${part}`)),
  ...RECORD_PROBLEMS.map(code => `record.problem.${code}`),
  ...DIVERGENCES.map(code => `record.divergence.${code}`),
  ...['roll', 'sum', 'draw'].map(kind => `dice.needed.${kind}`),
  ...PROBLEM_CODES.map(code => `problem.${code}`),
  ...ROSTER_REMARKS.map(code => `roster.${code}`),
  ...STANDS.map(why => `clock.stands.${why}`),
  ...PACE_KINDS.map(kind => `clock.pace.${kind}`),
  ...ALARMS.flatMap(alarm => ['mine', 'theirs'].map(whose => `clock.${whose}.${alarm}`)),
  ...codesOf(pickets),
  ...EVENTS.map(type => `pickets.event.${type}`),
  ...REASONS.map(why => `pickets.dice.${why}`),
  ...[...SIDES, 'table'].map(side => `pickets.side.${side}`),
  ...CARDS.flatMap(card => [`pickets.card.${card}`, `pickets.face.${card}`]),
  ...codesOf(campaigns.gcacw),
  ...campaigns.EVENTS.flatMap(type => ownOrTold(`gcacw.event.${type}`)),
  ...codesOf(miniatures.lee).flatMap(code => [...ownOrTold(code), ...fullerReasons(code)]),
  ...UNTIMELY.flatMap(clause => [`lee.why.${clause}`, ...fullerReasons(`lee.why.${clause}`)]),
  ...miniatures.EVENTS.map(type => `lee.event.${type}`),
  ...Object.entries(MINIATURES_WORDS).flatMap(([kind, codes]) => codes.map(code => `lee.${kind}.${code}`)),
  ...campaigns.FIGHT_OUTCOMES.map(outcome => `client.battle.title.${outcome}`),
  ...Object.entries(CAMPAIGN_WORDS).flatMap(([kind, codes]) => codes.map(code => `gcacw.${kind}.${code}`)),
];

/** Keys that the applications name outright. */
const NAMED = ['apps', 'packages/staffmap', 'packages/report']
  .flatMap(folder => filesBelow(folder, /\.tsx?$/))
  .filter(file => !isTest(file))
  .flatMap(file => [...readFileSync(ROOT + file, 'utf8').matchAll(/\bt\(\s*'([^']+)'/g)].map(match => match[1] ?? ''));

const NEEDED = new Set([...COMPOSED, ...NAMED, ...TOLD]);

test('what events carry as their reason is found wherever it is written', () => {
  const rules = `
    const ENDS = [['1.1/row', g => g.over]];
    function lose(unit: number, because: string) { emit({ unit, because }); }
    lose(3, short ? '1.2/handed' : '1.3/handed-too');
    emit({ because: '1.4/outright' });
    const because = firstToSpeak(ENDS, game);
    holds('1.5/no-event', true);`;
  const works = `
    function stepOf(year: number) { return CHART[year].find(([clause]) => holds(clause, true)); }
    const step = stepOf(1863);
    const [because, , built] = step;
    function nextOf(year: number) { for (const next of LATER[year]) if (next) return next; }
    emit({ because: nextOf(1864)[0] });
    function stepIn(world: World) { for (const each of world.ladders.action) if (each) return each; }
    emit({ because: stepIn(game.world)[0] });`;
  const chart = `
    export const CHART = { 1863: [['2.1/chart', 'fort']] } as const;
    export const LATER = { 1864: [['2.2/loop', 'fort']] } as const;
    const LADDERS = { 1864: { action: [['2.3/field', 'fort']] } } as const;
    const worldOf = (year: number) => ({ ladders: LADDERS[year] });`;
  const retreat = "function move(rank: Rank) { emit({ because: rank.clause }); holds('3.2/no-event', rank.loss > 0); }";
  const ranks =
    "function first(): Rank { return far ? { clause: '3.1/p1-Far' } : holds('3.3/no-event') ? NEAR : undefined; }";
  const sources = Object.entries({ rules, works, chart, retreat, ranks }).map(([name, text]) => ({
    name: `${name}.ts`,
    text,
  }));
  expect(becauses(sources)).toEqual([
    ...['1.1/row', '1.2/handed', '1.3/handed-too', '1.4/outright'],
    ...['2.1/chart', '2.2/loop', '2.3/field', '3.1/p1-Far'],
  ]);
  expect(BECAUSES.length).toBeGreaterThan(60);
});

test('the rows of an odds sheet are found', () => {
  expect(MODIFIERS).toContain('7.4/flank-apply');
  expect(FLANK).toEqual(
    expect.arrayContaining(['7.4/flank-covered-zoc', '7.4/flank-reduce-woods', '7.4/flank-redoubt']),
  );
  expect(FLANK).not.toContain('7.4/flank-demoralized-no-help');
  expect([...LETTERS].sort()).toEqual(['D', 'E', 'F', 'R', 'R*', 'a', 'f', 'r']);
});

test.each([campaigns.gcacw, miniatures.lee])(
  'a reason speaks of numbers only where every guard of its clause gives them: $name',
  ({ name, frames }) => {
    type Verbs = Record<string, { guards: readonly (readonly [string | readonly string[], unknown, unknown?])[] }>;
    const guards = Object.values(frames as Record<string, { verbs: Verbs }>).flatMap(({ verbs }) =>
      Object.values(verbs).flatMap(verb => verb.guards),
    );
    const silent = guards.filter(([, , params]) => params === undefined);
    const dumb = new Set(guardClauses(silent).map(clause => `${name}.why.${clause}`));
    expect(Object.entries(CATALOGUES.en).filter(([key, text]) => dumb.has(key) && text.includes('{{'))).toEqual([]);
  },
);

describe.each(LANGUAGES)('words in %s', language => {
  test('each stands in one file', () => {
    const keys = filesBelow(`packages/words/src/${language}`, /\.ts$/).flatMap(file =>
      [...readFileSync(ROOT + file, 'utf8').matchAll(/^ {2}(?:'([^']+)'|"([^"]+)"):/gm)].map(
        match => match[1] ?? match[2],
      ),
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(new Set(keys)).toEqual(new Set(Object.keys(CATALOGUES[language])));
  });

  test('none is missing', () => {
    expect([...NEEDED].filter(key => !stems(language).has(key))).toEqual([]);
  });

  test('none is unused', () => {
    expect([...stems(language)].filter(key => !NEEDED.has(key))).toEqual([]);
  });

  test('one kind of quotation marks, of apostrophe and of ellipsis; spaces that keep words together are not typed', () => {
    const straight = /["']| …|\u00a0/;
    const odd = Object.entries(CATALOGUES[language]).filter(([, text]) => straight.test(text));
    // The sign for an empty name in a file.
    expect(odd.map(([key]) => key)).toEqual(['problem.bad-sheet-name']);
  });

  test('plurals are whole', () => {
    const keys = Object.keys(CATALOGUES[language]);
    const plural = [...new Set(keys.filter(key => stem(key) !== key).map(stem))];
    const forms = PLURALS[language];
    expect(plural.flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !keys.includes(key))).toEqual([]);
    expect(keys.filter(key => stem(key) !== key && !forms.some(form => key.endsWith(`_${form}`)))).toEqual([]);
  });

  test('every number and name that English puts in is put in', () => {
    const holes = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
    const odd = Object.entries(CATALOGUES[language]).filter(([key, text]) => {
      const english = CATALOGUES.en[key] ?? CATALOGUES.en[`${stem(key)}_other`] ?? '';
      const optional = stem(key) === key ? [] : ['{{count}}'];
      return (
        holes(text)
          .filter(h => !optional.includes(h))
          .join() !==
        holes(english)
          .filter(h => !optional.includes(h))
          .join()
      );
    });
    expect(odd.map(([key]) => key)).toEqual([]);
  });
});

describe('a text with its numbers', () => {
  const decisions = (language: Language) =>
    [1, 2, 5, 12, 22, 25].map(count => plain(translator(language)('record.replayed', { count })));

  test('English plurals', () => {
    expect(decisions('en').slice(0, 2)).toEqual([
      'One decision replayed to the recorded position.',
      '2 decisions replayed to the recorded position.',
    ]);
  });

  test('Polish plurals', () => {
    expect(decisions('pl').map(text => text.split(';')[0])).toEqual([
      'Odtworzono jedną decyzję',
      'Odtworzono 2 decyzje',
      'Odtworzono 5 decyzji',
      'Odtworzono 12 decyzji',
      'Odtworzono 22 decyzje',
      'Odtworzono 25 decyzji',
    ]);
  });

  test('a name inside a sentence is translated with it', () => {
    const event = { side: 'grey', card: 'dash' };
    expect(translator('en')('pickets.event.cardShown', event)).toBe('Grey shows a dash card.');
    expect(translator('pl')('pickets.event.cardShown', event)).toBe('Szarzy pokazują kartę skoku.');
  });
});
