import { type Event, type Frame, type Gcacw, gcacw, type Kind, type Side } from '@wigwag/gcacw';
import { Authority, type Hosted } from '@wigwag/host';
import { ready } from '@wigwag/kernel';
import { gcacwTitle, hostedIn } from '@wigwag/titles';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { POSITIONS } from '../support/contents.ts';
import { random } from '../support/random.ts';
import { type Difference, Pair } from './pair.ts';

/** Games that meet what random ones hardly ever do; and leaks put back, one at a time, to see that they are found there. */
const FIELD = `
game GTC
options limitedIntelligence
map
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
  .   .   .   .   .
    .   .   .   .
C Hill 0103 inf 5 cmd=A; leader Lee corps
C Early 0102 inf 5 cmd=A
C Ewell 0102 inf 4 cmd=A
U Newton 0903 inf 5
`;

/** Cavalry that may be asked in the middle of Hill's march. */
const WITH_CAVALRY = `${FIELD}U Buford 0303 cav 3\n`;

function worldOf(position: string): Gcacw['world'] {
  const found = gcacwTitle.worldOf({ position }, POSITIONS);
  if ('problem' in found) throw new Error('a position that does not open');
  return found.world;
}

const WORLDS = new Map([FIELD, WITH_CAVALRY].map(position => [position, worldOf(position)]));
const openingOf = (position: string): Hosted<Gcacw> =>
  hostedIn(gcacwTitle, WORLDS.get(position) as Gcacw['world'], { position });

const { game: opening } = openingOf(FIELD).opening;
const [HILL, EARLY, EWELL] = ['hill', 'early', 'ewell'].map(id =>
  opening.world.units.findIndex(each => each.id.toLowerCase().includes(id)),
) as [number, number, number];
const hexOf = (unit: number): number => opening.board.units[unit]?.hex ?? -1;
const [CAMP, BESIDE] = [hexOf(HILL), hexOf(EARLY)];
/** Not beside the camp. */
const AWAY = BESIDE - 1;

const by = 'confederate' as const;
const watcher: Side = 'union';

/** A marker: where it lies, and over whom. */
type Marker = readonly [hex: number, units: readonly number[]];

/** A game with Confederate markers 1, 2 …, in the middle of what the frames say. */
function hosted(markers: readonly Marker[], frames: readonly Frame<Kind>[], position = FIELD): Hosted<Gcacw> {
  const whole = openingOf(position);
  const game = ready(gcacw, whole.opening.game);
  game.board.forces = markers.map(([hex, units], at) => ({ id: at + 1, side: by, hex, units }));
  for (const [hex, units] of markers)
    for (const unit of units) Object.assign(game.board.units[unit] as object, { hex });
  const under: Frame<'action'> = { kind: 'action', by, handed: false, done: true };
  const stack = [...game.stack, under, ...frames.map(frame => ({ ...frame }))];
  return { ...whole, opening: { game: { ...game, stack, derived: undefined }, events: [] } };
}

const march = (unit: number, more: Partial<Frame<'march'>> = {}): Frame<'march'> => ({
  ...{ kind: 'march', by, unit, start: hexOf(unit), left: 12, step: 'force-march', moved: false, fought: 'no' },
  ...{ weary: false, mayAttack: true, joining: -1, stood: [], aim: -1, aimType: 'normal', shammed: false },
  ...{ veiled: false, ...more },
});
const dummyMarch: Frame<'dummyMarch'> = {
  ...{ kind: 'dummyMarch', by, force: 1, as: 'infantry', left: 12, moved: false, shams: 1 },
};
const riding = (waiting: readonly number[]): Frame<'riding'> => ({
  ...{ kind: 'riding', by, waiting, allowance: 12, as: 'infantry', led: true },
});
const activation: Frame<'activation'> = {
  ...{ kind: 'activation', by, leader: 0, allowance: 12, step: 'units', waiting: [HILL], digging: [], carried: [] },
  rode: false,
};

type Pairing = readonly [Hosted<Gcacw>, Hosted<Gcacw>];

interface Met {
  readonly differences: readonly Difference[];
  /** How many pairs met what they are there for. */
  readonly met: number;
}

const GAMES = 24;
const STEPS = 4;

/** Plays a few decisions of many pairs. */
function play(pairing: () => Pairing, isMet: (pair: Pair) => boolean): Met {
  const differences: Difference[] = [];
  let met = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const pair = new Pair(pairing(), watcher, seed, random(seed), {
      comparisons: 0,
      pasts: 0,
      decisions: 0,
      tells: {},
    });
    let going = pair.step();
    let isNow = isMet(pair);
    for (let left = STEPS; left > 0 && going === 'on'; left--) {
      going = pair.step();
      isNow ||= isMet(pair);
    }
    if (isNow) met += 1;
    if (typeof going === 'object') differences.push(going);
  }
  return { differences, met };
}

const { seenBy, view } = gcacw;

/** What the view hides of the frames is put back. */
function leakFrames(leaked: (seen: Frame<Kind>, whole: Frame<Kind>) => Frame<Kind>): void {
  vi.spyOn(gcacw, 'view').mockImplementation((g, side) => {
    const seen = view(g, side);
    const stack = seen.stack.map((frame, at) => {
      const whole = g.stack[at];
      return whole?.kind === frame.kind ? leaked(frame, whole as Frame<Kind>) : frame;
    });
    return { ...seen, stack };
  });
}

const leakEvents = (leaked: (seen: Event | undefined, whole: Event) => Event | undefined): void =>
  void vi.spyOn(gcacw, 'seenBy').mockImplementation((g, event, side) => leaked(seenBy(g, event, side), event));

afterEach(() => void vi.restoreAllMocks());

describe('a unit in the open enters a hex with a marker of its own side', () => {
  /** Two divisions under the marker there, or nobody: with them the last points are spent, or not. */
  const entering = (left: number) => (): Pairing => [
    hosted(
      [
        [BESIDE, [EARLY, EWELL]],
        [AWAY, []],
      ],
      [march(HILL, { left })],
    ),
    hosted(
      [
        [BESIDE, []],
        [AWAY, [EARLY, EWELL]],
      ],
      [march(HILL, { left })],
    ),
  ];
  const pairing = entering(12);
  const isThere = ({ one }: Pair): boolean => one.at.standpoint.game.board.units[HILL]?.hex === BESIDE;

  test.each([4, 12])('what it has paid for whoever is there shows nothing, of %i halves', left => {
    const { differences, met } = play(entering(left), isThere);
    expect(differences).toEqual([]);
    expect(met).toBeGreaterThan(2);
  });

  test('an event that tells what is left is found', () => {
    leakEvents((seen, whole) =>
      seen?.type === 'unitMoved' && whole.type === 'unitMoved' ? { ...seen, left: whole.left } : seen,
    );
    expect(play(pairing, isThere).differences.length).toBeGreaterThan(2);
  });
});

describe('cavalry is asked while a unit marches on that has left such a hex', () => {
  const on = (left: number) => march(HILL, { left, moved: true, step: 'march', veiled: true });
  const pairing = (): Pairing => [
    hosted(
      [
        [AWAY, [EARLY, EWELL]],
        [AWAY, []],
      ],
      [on(20)],
      WITH_CAVALRY,
    ),
    hosted(
      [
        [AWAY, []],
        [AWAY, [EARLY, EWELL]],
      ],
      [on(14)],
      WITH_CAVALRY,
    ),
  ];
  const isAsked = ({ one }: Pair): boolean => one.at.standpoint.game.stack.at(-1)?.kind === 'evasion';

  test('what is left shows nothing', () => {
    const { differences, met } = play(pairing, isAsked);
    expect(differences).toEqual([]);
    expect(met).toBeGreaterThan(2);
  });

  test('a view that tells it is found', () => {
    leakFrames((seen, whole) =>
      seen.kind === 'march' && whole.kind === 'march' ? { ...seen, left: whole.left } : seen,
    );
    expect(play(pairing, isAsked).differences.length).toBeGreaterThan(2);
  });
});

describe('a unit refuses its flanks under a marker', () => {
  const pairing = (): Pairing => [
    hosted(
      [
        [CAMP, [HILL]],
        [AWAY, []],
      ],
      [march(HILL)],
    ),
    hosted(
      [
        [CAMP, []],
        [AWAY, [HILL]],
      ],
      [dummyMarch],
    ),
  ];
  const isRefused = ({ one }: Pair): boolean => one.at.standpoint.game.board.refused.length > 0;

  test('which shows nothing', () => {
    const { differences, met } = play(pairing, isRefused);
    expect(differences).toEqual([]);
    expect(met).toBeGreaterThan(2);
  });

  test('a view with the marker is found', () => {
    vi.spyOn(gcacw, 'view').mockImplementation((g, side) => {
      const seen = view(g, side);
      return { ...seen, board: { ...seen.board, refused: [...g.board.refused] } };
    });
    expect(play(pairing, isRefused).differences.length).toBeGreaterThan(2);
  });

  test('an event is found', () => {
    leakEvents((seen, whole) => (whole.type === 'flanksRefused' ? whole : seen));
    expect(play(pairing, isRefused).differences.length).toBeGreaterThan(2);
  });
});

describe('a leader in the open has led from the hex of markers, or not', () => {
  const pairing = (): Pairing => [
    hosted(
      [
        [BESIDE, [EARLY]],
        [BESIDE, []],
      ],
      [riding([1, 2]), activation],
    ),
    hosted(
      [
        [BESIDE, []],
        [BESIDE, [EARLY]],
      ],
      [riding([]), activation],
    ),
  ];

  test('which may ride along shows nothing', () => {
    expect(play(pairing, () => true).differences).toEqual([]);
  });

  test('a view that tells it is found', () => {
    leakFrames((seen, whole) => (seen.kind === 'riding' ? whole : seen));
    expect(play(pairing, () => true).differences).toHaveLength(GAMES);
  });
});

describe('looking back', () => {
  const pairing = (): Pairing => [
    hosted(
      [
        [BESIDE, [EARLY]],
        [AWAY, []],
      ],
      [march(HILL)],
    ),
    hosted(
      [
        [BESIDE, []],
        [AWAY, [EARLY]],
      ],
      [march(HILL)],
    ),
  ];

  test('shows what was shown then', () => {
    expect(play(pairing, () => true).differences).toEqual([]);
  });

  test('to a position with all that is hidden in it is found', () => {
    vi.spyOn(Authority.prototype, 'past').mockImplementation(function (this: Authority<Gcacw>) {
      return this.record().snapshot as Gcacw['view'];
    });
    const { differences } = play(pairing, () => true);
    expect(differences).toHaveLength(GAMES);
    expect(differences.every(({ what }) => what.startsWith('past of '))).toBe(true);
  });
});
