import { choicesFor } from '@wigwag/kernel';
import { type AnyChoice, type Event, type Lee, lee, SIDES, UNKNOWN } from '@wigwag/lee';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { leeTitle, sampleSetup } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { decideInTurn, undoGesture } from '../../shell/gestures.ts';
import { FORGETFUL } from '../../shell/keeping/keeper.ts';
import { PageSitting } from '../../shell/sitting/sitting.ts';

/** Asked behind a curtain. */
const SECRET = ['keepCards', 'useCards', 'declare', 'armyTactic', 'cavalryTactic', 'assignCorps'];

function opened(): PageSitting<Lee> {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  return new PageSitting<Lee>({
    title: leeTitle,
    world: sampleSetup({ blue, grey, book }, { method: 'agreement', yearBy: 'referee', year: 1863 }),
    setupOf: world => world,
    keeper: FORGETFUL,
    seed: () => '3',
  }).begin();
}

type Sitting = PageSitting<Lee>;
type View = ReturnType<Sitting['view']>;

const asked = async (sitting: Sitting): Promise<View> => {
  for (let n = 0; n < 200 && sitting.view().frame?.by === 'table'; n++) await new Promise(done => setTimeout(done, 1));
  return sitting.view();
};

/** What any player would do who wants to get on. */
function simply({ frame, choices, game }: View): AnyChoice | undefined {
  const busy = choices.find(choice => choice.do === 'deployCorps' || choice.do === 'activate');
  if (frame?.kind !== 'assignCorps') return busy ?? leeTitle.idleChoice(choices);
  const { assigned } = game.board.patrols;
  const taken = assigned[frame.by as 'blue'].flatMap(({ corps, marker }) => [corps, marker]);
  const free = choices.find(
    choice => choice.do === 'assignCorps' && !taken.includes(choice.corps) && !taken.includes(choice.marker),
  );
  return free ?? leeTitle.idleChoice(choices);
}

async function decide(sitting: Sitting, choice: AnyChoice | undefined): Promise<void> {
  expect(await sitting.send({ do: 'decide', choice })).toHaveProperty('done');
}

/** Plays on, whoever is asked for taking the seat, until something is asked; tells of every moment before it is answered. */
async function playTo(sitting: Sitting, kind: string, each: (view: View) => void = () => undefined): Promise<View> {
  for (let n = 0; n < 200; n++) {
    const view = await asked(sitting);
    each(view);
    if (view.frame === undefined || (view.frame.kind as string) === kind) return view;
    if (view.curtain !== undefined) sitting.sit();
    await decide(sitting, simply(sitting.view()));
  }
  expect.fail(`never asked for ${kind}`);
}

const CARDS: readonly Event['type'][] = ['cardsDrawn', 'cardsKept', 'cardTaken'];

/** What only one side may know and a view has all the same. */
function secretsIn({ game: { board }, log }: View): unknown[] {
  const { cards, tactics, field, patrols } = board;
  const events = log.flatMap(told => told.events);
  return [
    ...SIDES.flatMap(side => [...cards.hand[side], ...cards.drawn[side], ...cards.deck[side]]).filter(
      card => card !== UNKNOWN,
    ),
    ...SIDES.filter(side => tactics.army[side] !== undefined && !tactics.shown.includes(side)),
    ...SIDES.filter(side => tactics.cavalry[side] !== undefined && !tactics.cavalryShown.includes(side)),
    ...SIDES.filter(side => field.declarations[side] !== undefined && !field.shown.includes(side)),
    ...SIDES.filter(side => patrols.assigned[side].length > 0 && !patrols.turned.includes(side)),
    ...log.filter(told => told.choice !== undefined),
    ...log.flatMap(told => told.rolled).filter(({ request }) => request.kind === 'draw'),
    ...events.filter(event => CARDS.includes(event.type) && 'cards' in event),
    ...events.filter(({ type }) => type === 'corpsOnMarkers'),
  ];
}

describe('two players at one screen', () => {
  test('only what is secret is asked behind a curtain; else nobody’s secrets are there, and whoever decides may', async () => {
    const sitting = opened();
    const covered = new Set<string>();
    const shared = new Set<string>();
    await playTo(sitting, 'reorganisation', view => {
      const { frame } = view;
      if (frame === undefined) return;
      (view.isShared ? shared : covered).add(frame.kind);
      if (SECRET.includes(frame.kind)) return;
      expect(view).toMatchObject({ isShared: true, eyes: frame.by });
      expect(secretsIn(view)).toEqual([]);
      expect(view.choices.every(choice => sitting.whyNot(choice) === undefined)).toBe(true);
      expect(view.choices.length).toBeGreaterThan(0);
    });
    expect([...covered].sort()).toEqual([...SECRET].sort());
    expect([...shared]).toEqual(
      expect.arrayContaining(['lists', 'assign', 'whole', 'deployPatrol', 'deployment', 'activation', 'moves']),
    );
  }, 60_000);

  test('the curtain asks for the screen to be handed over only where somebody else decided last', async () => {
    const sitting = opened();
    let covered = 0;
    let last: string | undefined;
    await playTo(sitting, 'reorganisation', view => {
      if (view.curtain !== undefined) {
        expect(view.isHere).toBe((last ?? view.curtain) === view.curtain);
        covered += 1;
      }
      last = view.frame?.by;
    });
    expect(covered).toBeGreaterThan(6);
  }, 60_000);

  test('what the assistant decides for the other takes the screen from nobody', async () => {
    const sitting = opened();
    const { eyes } = await playTo(sitting, 'whole');
    const other = eyes === 'blue' ? 'grey' : 'blue';
    await decide(sitting, { do: 'confirmTerrain' });
    expect(await sitting.sendAs(other, { do: 'decide', choice: { do: 'confirmTerrain' } })).toHaveProperty('done');
    const { curtain, isHere } = await asked(sitting);
    expect(curtain).toBeDefined();
    expect(isHere).toBe(curtain === eyes);
  }, 60_000);

  test('whoever decides opens his own secrets, and nobody finds them open after him', async () => {
    const sitting = opened();
    const before = await playTo(sitting, 'assign');
    expect(before).toMatchObject({ isShared: true, eyes: 'blue' });
    sitting.sit();
    const { board } = sitting.view().game;
    expect(sitting.view()).toMatchObject({ isShared: false, eyes: 'blue' });
    expect(board.cards.hand.blue).not.toContain(UNKNOWN);
    expect(board.cards.hand.grey.every(card => card === UNKNOWN)).toBe(true);
    sitting.rise();
    expect(secretsIn(sitting.view())).toEqual([]);
    sitting.sit();
    await decide(sitting, { do: 'assigned' });
    expect(sitting.view()).toMatchObject({ isShared: true, eyes: 'grey' });
    expect(secretsIn(sitting.view())).toEqual([]);
  }, 60_000);

  test('what may be chosen openly may be chosen by whoever sees his own secrets too', async () => {
    const sitting = opened();
    await playTo(sitting, 'moves', view => {
      if (!view.isShared || view.frame === undefined) return;
      const openly = choicesFor(lee, view.game, view.eyes);
      sitting.sit();
      for (const choice of openly.slice(0, 5)) expect(sitting.whyNot(choice)).toBeUndefined();
      sitting.rise();
    });
  }, 60_000);

  test('the past of what all see has nobody’s secrets, whoever looked into his own before; behind the curtain there is none', async () => {
    const sitting = opened();
    const { log } = await playTo(sitting, 'reorganisation');
    const pastAt = async (lines: number): Promise<View> => {
      const game = await sitting.past(lines);
      return { ...sitting.view(), log: sitting.view().log.slice(0, lines), game: game ?? expect.fail(`${lines}`) };
    };
    for (let lines = 1; lines <= log.length; lines++) expect(secretsIn(await pastAt(lines))).toEqual([]);
    const { eyes } = sitting.view();
    sitting.sit();
    const own = await Promise.all(sitting.view().log.map(async (_, line) => secretsIn(await pastAt(line + 1))));
    expect(own.flat().length).toBeGreaterThan(0);
    sitting.rise();
    expect(sitting.view()).toMatchObject({ isShared: true, eyes });
    expect(secretsIn(await pastAt(log.length))).toEqual([]);
    const covered = opened();
    expect((await playTo(covered, 'keepCards')).curtain).toBeDefined();
    expect(await covered.past(1)).toBeUndefined();
  }, 60_000);

  test('nobody plays on from a moment, or looks through the other’s eyes, before the battle is over', async () => {
    const sitting = opened();
    await playTo(sitting, 'assign');
    expect(sitting.mayBranch()).toBe(false);
    expect(sitting.branch(1, 'again')).toBe(false);
    expect(sitting.lookAs('grey', 1)).toBeUndefined();
    await playTo(sitting, 'activation');
    await decide(sitting, { do: 'proposeEnd' });
    await decide(sitting, { do: 'agreeEnd' });
    const points = sitting.view().game.board.field.points.map(() => 'nobody' as const);
    const report = { do: 'report', points, baseBlue: 'blue', baseGrey: 'grey', lostBlue: 0, lostGrey: 0 };
    await decide(sitting, { ...report, brokenBlue: false, brokenGrey: false } as unknown as AnyChoice);
    await decide(sitting, { do: 'confirmReport' });
    const { log } = sitting.view();
    expect(sitting.view()).toMatchObject({ frame: undefined, isShared: true });
    const lines = sitting.lookAs('grey', log.length) ?? expect.fail('may not look');
    expect(sitting.view()).toMatchObject({ isShared: false, eyes: 'grey' });
    expect(sitting.view().log).toHaveLength(lines);
    expect(sitting.view().game.board.cards.hand.grey).not.toContain(UNKNOWN);
    expect(sitting.branch(lines - 1, 'again')).toBe(true);
  }, 60_000);

  test('undo goes back over the other’s decision as far as all was open, and says where it ends', async () => {
    const sitting = opened();
    await playTo(sitting, 'assign');
    await decide(sitting, { do: 'assigned' });
    expect(sitting.view()).toMatchObject({ eyes: 'grey', mayUndo: true });
    await sitting.send({ do: 'undo' });
    expect(sitting.view()).toMatchObject({ eyes: 'blue', mayRedo: true, frame: { kind: 'assign', by: 'blue' } });
    await sitting.send({ do: 'redo' });
    expect(sitting.view().frame).toMatchObject({ kind: 'assign', by: 'grey' });
    await decide(sitting, { do: 'assigned' });
    sitting.sit();
    await decide(sitting, { do: 'declare', field: 'neutral', forcedMarch: false });
    sitting.sit();
    expect(sitting.view()).toMatchObject({ eyes: 'grey', mayUndo: false, undoEnd: 'secret' });
    await decide(sitting, { do: 'declare', field: 'offensive', forcedMarch: false });
    await asked(sitting);
    expect(sitting.view()).toMatchObject({ mayUndo: false, undoEnd: 'dice' });
  }, 60_000);
});

test('a march that says that combat is over is one gesture: an undo takes both back, and no more', async () => {
  const sitting = opened();
  await playTo(sitting, 'moves');
  for (const _ of [1, 2]) {
    const march = choicesFor(lee, sitting.view().game, sitting.view().eyes).find(({ do: verb }) => verb === 'mark');
    expect(sitting.view().frame).toMatchObject({ kind: 'moves', fought: false });
    await decideInTurn(sitting, [{ do: 'combatDone' }, march ?? expect.fail('nothing to do')]);
    expect(sitting.view().frame).toMatchObject({ kind: 'moves', fought: true });
    await undoGesture(sitting);
    expect(sitting.view().frame).toMatchObject({ kind: 'moves', fought: false });
  }
});
