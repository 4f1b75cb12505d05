import { choices, type Decision, decide, type Game, ready, refusal, rolling, topFrame } from '@wigwag/kernel';
import { type AnyChoice, DEFAULT_OPTIONS, type Lee, lee, type Method, openGame, type World } from '@wigwag/lee';
import { plain } from '@wigwag/tests/plain';
import { random } from '@wigwag/tests/random';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { describe, expect, test } from 'vitest';
import {
  describeLeeChoice,
  describeLeeEvent,
  describeLeePrompt,
  describeLeeRefusal,
  describeLeeRoll,
  digits,
  inInches,
  LANGUAGES,
  type Translate,
  translator,
} from '../../index.ts';

const TRANSLATORS = { en: translator('en'), pl: translator('pl') } as const;
const [en, pl] = [TRANSLATORS.en, TRANSLATORS.pl];

/** What a sentence shows when a name, a number or a text was not found. */
const LEFT_OVER = /\{\{|\$t\(|undefined|NaN|\[object|lee\.|why\.kernel/;

/** Enough for a whole set-up and some of the battle. Trying what might be refused takes the longest. */
const DECISIONS = 250;
const LOOK = 6;

/** Games are to get from step to step. */
const FINISHING: readonly string[] = [
  'agreeYear',
  'assigned',
  'corpsAssigned',
  'confirmTerrain',
  'deployed',
  'combatDone',
];

const { union, confederacy, book } = sampleArmies();

const world = (method: Method): World => ({
  table: { width: 72, height: 48 },
  armies: { blue: union, grey: confederacy },
  book,
  options: { ...DEFAULT_OPTIONS, method },
});

class Listener {
  readonly heard = new Set<string>();
  readonly bad: string[] = [];

  hear(what: string, say: (t: Translate) => string): void {
    this.heard.add(what);
    for (const language of LANGUAGES) {
      const text = say(TRANSLATORS[language]);
      if (text === '' || LEFT_OVER.test(text)) this.bad.push(`${what} ${language}: ${text}`);
    }
  }

  decision({ events, rolled }: Decision<Lee>, game: Game<Lee>): void {
    for (const event of events) {
      this.hear(event.type, t => describeLeeEvent(t, game.world, event));
      for (const side of lee.sides) {
        const seen = lee.seenBy(ready(lee, game), event, side);
        if (seen !== undefined) this.hear(event.type, t => describeLeeEvent(t, game.world, seen));
      }
    }
    for (const roll of rolled) this.hear(roll.request.why, t => describeLeeRoll(t, roll));
  }

  position(game: Game<Lee>, below: (n: number) => number): void {
    const frame = topFrame(game);
    if (frame === undefined) return;
    this.hear(frame.kind, t => describeLeePrompt(t, game, frame));
    const attempts = [...lee.attempts(ready(lee, game))];
    for (let n = 0; n < 12 && attempts.length > 0; n++) {
      const attempt = attempts[below(attempts.length)] as AnyChoice;
      this.hear(attempt.do, t => describeLeeChoice(t, game.world, attempt));
      const why = refusal(lee, game, frame.by, attempt);
      if (why !== undefined) this.hear(why.clause, t => describeLeeRefusal(t, game.world, why));
    }
  }
}

function pick(listed: readonly AnyChoice[], below: (n: number) => number): AnyChoice {
  const finishing = listed.filter(choice => FINISHING.includes(choice.do));
  const from = finishing.length > 0 && below(3) > 0 ? finishing : listed;
  const verbs = [...new Set(from.map(choice => choice.do))];
  const of = from.filter(choice => choice.do === verbs[below(verbs.length)]);
  return (of[below(of.length)] ?? listed[0]) as AnyChoice;
}

function listen(listener: Listener, method: Method, seed: number): void {
  const below = random(seed);
  let { game } = openGame(world(method));
  for (let n = 0; n < DECISIONS && topFrame(game) !== undefined; n++) {
    if (n % LOOK === 0) listener.position(game, below);
    const choice = pick(choices(lee, game), below);
    listener.hear(choice.do, t => describeLeeChoice(t, game.world, choice));
    const verdict = decide(lee, game, topFrame(game)?.by ?? 'table', choice, rolling(below));
    if (!('decided' in verdict)) expect.fail(JSON.stringify(verdict));
    listener.decision(verdict.decided, verdict.decided.game);
    game = verdict.decided.game;
  }
}

describe('what happens in a battle', () => {
  test('is told in whole sentences, in both languages, to whoever may know it', () => {
    const listener = new Listener();
    for (const [seed, method] of (['procedure', 'agreement', 'procedure'] as const).entries())
      listen(listener, method, seed + 1);
    expect([...new Set(listener.bad)]).toEqual([]);
    expect(listener.heard.size).toBeGreaterThan(100);
  });

  test('calls units, generals and cards by their names', () => {
    const here = world('procedure');
    const give = { do: 'give', general: 'halloway', formation: 'corps-one/artillery' } as const;
    expect(describeLeeChoice(en, here, give)).toBe('Josiah Halloway to artillery of I Corps');
    const played = { type: 'cardPlayed', side: 'grey', card: 'old-orchard' } as const;
    expect(plain(describeLeeEvent(pl, here, played))).toBe('Szarzy grają kartę „Stary sad”.');
  });

  test('says of the result which goals are meant, and what they pay', () => {
    const here = world('procedure');
    const scored = { type: 'battleScored', side: 'blue' } as const;
    const told = (goals: number[], percent: number, victoryPoints: number) =>
      plain(describeLeeEvent(en, here, { ...scored, goals, percent, victoryPoints }));
    expect(told([2], 0, 0)).toBe('Blue: of its tactic’s goals no. 2 met, which pays nothing.');
    expect(told([], 0, 0)).toBe('Blue: no goal of its tactic met.');
    expect(told([1, 2], 50, 750)).toBe(
      'Blue: of its tactic’s goals no. 1, 2 met, which pays 50 % of the army’s value: 750 points.',
    );
  });

  test('tells a march by the number that the gauge has', () => {
    const here = world('procedure');
    const moved = { type: 'unitMoved', side: 'blue', unit: 'x', moveKind: 'normal', turn: 1, paid: false } as const;
    const pose = { x: 0, y: 0, heading: 0 };
    expect(
      plain(describeLeeEvent(pl, here, { ...moved, moved: 10_920, from: pose, pose, path: [] } as never)),
    ).toContain('11 cali');
  });

  test('tells of a unit that stays where it is by how much it turned', () => {
    const here = world('procedure');
    const stood = { type: 'unitMoved', side: 'blue', unit: 'x', moveKind: 'normal', turn: 1, paid: false } as const;
    const [from, to] = [
      { x: 0, y: 0, heading: 1000 },
      { x: 0, y: 0, heading: 34_500 },
    ];
    const turned = { ...stood, moved: 0, from, to, path: [] };
    expect(plain(describeLeeEvent(en, here, turned as never))).toContain('turns by −25° where it stands.');
    expect(plain(describeLeeEvent(en, here, { ...turned, moved: 100 } as never))).not.toContain('turns');
  });

  test('calls a piece of terrain by what it is, not by its number alone', () => {
    const here = world('procedure');
    const at = { x: 47_980, y: 21_000 };
    const laid = { type: 'barrierLaid', piece: 'p25', along: 'p12', line: [], by: 'blue', left: 4 } as const;
    const wall = (host: 'road' | 'railway' | 'field') => ({ ...laid, barrier: 'wall', host }) as const;
    expect(describeLeeEvent(en, here, wall('field'))).toBe('Blue lays a wall (no. 25) along the field no. 12.');
    expect(plain(describeLeeEvent(pl, here, wall('railway')))).toBe(
      'Niebiescy stawiają mur (nr 25) wzdłuż linii kolejowej nr 12.',
    );
    const change = { by: 'grey', means: 'general', ability: 'a' } as const;
    const moved = { type: 'areaMoved', piece: 'p20', terrain: 'wood', surface: 'plain', ring: [], ...change } as const;
    expect(describeLeeEvent(en, here, moved)).toBe('Grey moves the wood no. 20 (general’s trait).');
    const converted = { type: 'areaConverted', piece: 'p7', terrain: 'hill', ...change } as const;
    expect(describeLeeEvent(en, here, converted)).toContain('makes the hill no. 7 impassable');
    const off = { type: 'pieceTakenOff', piece: 'p4', kind: 'wood', by: 'blue' } as const;
    expect(describeLeeEvent(en, here, off)).toBe('Blue takes the wood no. 4 off the table.');
    expect(plain(describeLeeEvent(pl, here, { ...off, kind: 'field' }))).toBe(
      'Niebiescy zdejmują ze stołu: pole nr 4.',
    );
    const gone = { type: 'barrierMoved', piece: 'p25', barrier: 'wall', along: 'p12', line: [] } as const;
    expect(describeLeeEvent(en, here, gone)).toBe('The wall no. 25 along the field no. 12 goes with it.');
    const bridge = { type: 'bridgeLaid', piece: 'p4', at, over: 'p2', heading: 0, length: 1, width: 1 } as const;
    expect(describeLeeEvent(en, here, { ...bridge, origin: 'placed', by: 'blue' })).toBe(
      'Blue places a bridge (no. 4) over the water no. 2 at 48″ across, 21″ down.',
    );
  });

  test('says nothing of dice that nobody rolled, and counts no sections that nobody has', () => {
    const here = world('procedure');
    const first = { type: 'turnInitiative', turn: 1, side: 'grey', blue: [], grey: [] } as const;
    expect(describeLeeEvent(en, here, first)).toBe('Grey has the initiative, by the roll for the battlefield.');
    const rolled = { ...first, turn: 2, blue: [1, 2], grey: [6, 5] };
    expect(describeLeeEvent(en, here, rolled)).toContain('Grey: 6');
    const { game } = openGame(here);
    const asked = (left: number): string => describeLeePrompt(en, game, { kind: 'works', by: 'blue', left });
    expect(asked(0)).toBe('Blue may lay field fortifications if a card allows it.');
    expect(asked(1)).toContain('1 section left');
  });

  test('gives the numbers of a refusal in inches, and names where they are known', () => {
    const here = world('procedure');
    const far = { clause: '7.2/max-distance', params: { total: 12.5, limit: 9 } } as const;
    expect(describeLeeRefusal(en, here, far)).toBe('12½ in: the range is 9 in.');
    expect(plain(describeLeeRefusal(pl, here, far))).toBe('12½ cala: zasięg ruchu to 9 cali.');
    const near = { clause: '7.4/no-enter-zoc', params: { enemy: 'swift-run', gap: 3 } } as const;
    expect(describeLeeRefusal(en, here, near)).toContain('Swift Run Horse: no nearer than 3 in.');
    expect(describeLeeRefusal(en, here, { clause: near.clause, params: {} })).not.toContain('{{');
    const stacked = { clause: '13.10/no-stack', params: { area: 4, piece: 'p7', kind: 'wood' } } as const;
    expect(describeLeeRefusal(en, here, stacked)).toBe('It would lie on wood no. 7 (4 sq in).');
    expect(plain(describeLeeRefusal(pl, here, stacked))).toContain('las nr 7');
    expect(describeLeeRefusal(en, here, { ...stacked, params: { area: 4 } })).toContain('another piece');
    const way = { what: 'barrier', with: 'p3', kind: 'wall' };
    expect(describeLeeRefusal(en, here, { clause: '7.2/full-front', params: way })).toContain(
      'wall no. 3 is in the way',
    );
    const early = { clause: '13.3/step-order', params: { step: 'lists' } } as const;
    expect(plain(describeLeeRefusal(pl, here, early))).toContain('(teraz: Rozpiski)');
  });
});

describe('a length', () => {
  test.each([
    [1, '1 in', '1 cal'],
    [3, '3 in', '3 cale'],
    [12, '12 in', '12 cali'],
    [22, '22 in', '22 cale'],
    [0.25, '¼ in', '¼ cala'],
    [2.75, '2¾ in', '2¾ cala'],
    [1.83, '1.8 in', '1,8 cala'],
    [2.98, '2.98 in', '2,98 cala'],
    [2.999, '3 in', '3 cale'],
    [0, '0 in', '0 cali'],
  ])('%d', (inches, english, polish) => {
    expect(inInches(en, inches)).toBe(english);
    expect(plain(inInches(pl, inches))).toBe(polish);
  });

  test('below nothing', () => {
    expect(digits(en, -1.5)).toBe('−1½');
  });
});
