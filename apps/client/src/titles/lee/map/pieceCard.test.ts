import { type Game, mils, openGame } from '@wigwag/lee';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { sampleSetup } from '@wigwag/titles';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import type { PoseDraft } from '../drafts/draft.ts';
import { newMarch } from '../drafts/march.ts';
import type { Room } from '../room.ts';
import { gripOf } from './courseInHand.ts';
import { otherUnit } from './otherUnit.ts';
import { pieceCard } from './pieceCard.ts';

const t = translator('en');
const { union: blue, confederacy: grey, book } = sampleArmies();
const [list, theirs] = [blue.lists[0] ?? expect.fail('no list'), grey.lists[0] ?? expect.fail('no list')];
const corps = list.corps[0] ?? expect.fail('no corps');
const units = corps.divisions.flatMap(division => division.units);
const [one, other] = [units[0] ?? expect.fail('no unit'), units[1] ?? expect.fail('no unit')];
const enemy = theirs.corps[0]?.divisions[0]?.units[0] ?? expect.fail('no unit');

const at = (x: number, y: number) => ({ x: mils(x), y: mils(y) });
const STANDS = { marks: [], cohesionLost: 0, movedOn: 0, paidOn: 0, passedOn: 0, failedOn: 0 };

/** Two units of blue side by side, an enemy that has moved and is engaged, a fence along a road, a bridge. */
function battle(): Game {
  const { game } = openGame(sampleSetup({ blue, grey, book }));
  const board = structuredClone(game.board);
  board.step = 'battle';
  board.armies = { ...board.armies, lists: { blue: list.id, grey: theirs.id } };
  board.field.a = 'grey';
  const line = { line: [at(0, 20), at(72, 20)], width: mils(1), sunken: false, bed: 'flat' } as const;
  board.terrain = {
    ...board.terrain,
    lines: [
      { id: 'p1', linear: 'road', by: 'blue', ...line },
      { id: 'p2', linear: 'stream', by: 'grey', ...line },
    ],
    barriers: [{ id: 'p3', barrier: 'fence', along: 'p1', line: [at(0, 21), at(72, 21)], by: 'blue' }],
    bridges: [{ id: 'p4', at: at(9, 20), over: 'p2', heading: 0, length: 1, width: 1, origin: 'auto', by: 'blue' }],
    laid: 4,
  };
  const pose = (x: number, y: number) => ({ ...at(x, y), heading: 0 });
  board.play = {
    ...board.play,
    turn: 2,
    initiative: 'blue',
    units: {
      blue: { [one.id]: { ...STANDS, pose: pose(10, 40) }, [other.id]: { ...STANDS, pose: pose(12.5, 40) } },
      grey: { [enemy.id]: { ...STANDS, pose: pose(30, 10), marks: ['engaged'], movedOn: 2, cohesionLost: 1 } },
    },
  };
  return { ...game, board };
}

const cardOf = (id: string, eyes: 'blue' | 'grey' = 'blue') =>
  pieceCard({ t, language: 'en', game: battle(), eyes }, id) ?? expect.fail(`no card of ${id}`);

describe('what is said of a thing on the table', () => {
  test('a unit of the other side: its name, what it is, its state, and who moves it', () => {
    const { title, side, lines } = cardOf(`grey:${enemy.id}`);
    expect([title, side]).toEqual([enemy.name.en, 'grey']);
    expect(lines.join('\n')).toContain('State: engaged, cohesion lost: 1, has moved this turn');
    expect(lines.at(-1)).toBe('The other player moves it.');
    expect(cardOf(`grey:${enemy.id}`, 'grey').lines.at(-1)).not.toBe('The other player moves it.');
    expect(cardOf(`blue:${one.id}`).lines).toContain('State: nothing marked');
  });

  test('a piece by kind and number, with what it belongs to', () => {
    expect(cardOf('p1')).toEqual({ title: 'Road 1', side: 'blue', lines: ['Laid by Blue', 'Along it runs Fence 3'] });
    expect(cardOf('p3').lines).toEqual(['Runs along Road 1', 'Laid by Blue']);
    expect(cardOf('p4').lines).toEqual(['Leads over Stream 2', 'Made by a road or railway of Blue']);
    expect(cardOf('point-1').title).toBe('Point 2');
  });

  test('nothing of what does not lie there', () => {
    expect(pieceCard({ t, language: 'en', game: battle(), eyes: 'blue' }, 'move')).toBeUndefined();
  });
});

describe('the handle of a unit in hand', () => {
  const size = { width: 2, depth: 1 };
  const pose = { at: { x: 10, y: 40 }, heading: 0 };
  const base = (x: number, y: number) => [
    { x, y },
    { x: x + 2, y },
    { x: x + 2, y: y + 1 },
    { x, y: y + 1 },
  ];

  test('stands at the right flank, and gives way to a base there, and behind it where both flanks are taken', () => {
    expect(gripOf(pose, size, []).away.x).toBeCloseTo(1);
    expect(gripOf(pose, size, [base(11.5, 40)]).away.x).toBeCloseTo(-1);
    expect(gripOf(pose, size, [base(11.5, 40), base(6.5, 40)]).away.y).toBeCloseTo(1);
  });

  test('lets a click through to the unit under it', () => {
    const game = battle();
    const corpsId = corps.id;
    const room = (kind: 'moves' | 'deployment', draft: Room['draft']) =>
      ({
        view: { game, world: game.world, eyes: 'blue', frame: { kind, by: 'blue', corps: corpsId } },
        draft,
        sitting: { whyNot: () => undefined },
      }) as unknown as Room;
    const tap = (id: string | undefined) =>
      ({ x: 12.5, y: 40.4, id, phase: 'tap', shift: false, alt: false, ctrl: false, touch: false }) as const;
    const march = { ...newMarch(one.id), isFollowing: false, corners: [{ x: 10, y: 38 }] };
    expect(otherUnit(room('moves', march), tap('move'))).toEqual(newMarch(other.id));
    const set: PoseDraft = { kind: 'pose', verb: 'deploy', unit: one.id, pose };
    expect(otherUnit(room('deployment', set), tap('move'))).toMatchObject({ kind: 'pose', unit: other.id });
    expect(otherUnit(room('deployment', set), tap(undefined))).toBeUndefined();
  });
});
