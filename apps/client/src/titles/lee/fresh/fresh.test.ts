import { choices, decide, type Game, ready, refusal, rolling, topFrame } from '@wigwag/kernel';
import { type AnyChoice, type Lee, lee, markersOf, openGame } from '@wigwag/lee';
import { random } from '@wigwag/tests/random';
import { sampleArmies } from '@wigwag/tests/sampleArmies';
import { leeTitle, sampleSetup } from '@wigwag/titles';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../asking/choiceOf.ts';
import { begun } from '../asking/proposal.ts';
import { newArea } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { firstWater } from '../drafts/line.ts';
import { beginWith } from '../map/begin.ts';
import { lifted } from '../map/lifting.ts';
import { isLiftable } from '../map/standing.ts';
import type { Room, View } from '../room.ts';
import { freshPiece } from './freshPiece.ts';
import { nextUnit, unitBeside } from './nextUnit.ts';

/** What the page asks of a battle that is being set up. */
interface At {
  readonly game: Game<Lee>;
  readonly view: View;
  readonly sitting: Pick<Room['sitting'], 'whyNot'>;
}

function atOf(game: Game<Lee>): At {
  const frame = topFrame(game) ?? expect.fail('the battle is over');
  const eyes = frame.by === 'grey' ? 'grey' : 'blue';
  const view = { ...ready(lee, game), game: ready(lee, game), world: game.world, frame, eyes, choices: [] };
  return {
    game,
    view: view as unknown as View,
    sitting: { whyNot: choice => refusal(lee, game, frame.by, choice) },
  };
}

/** Answers that need no place on the table, as anybody gives them who wants to get on. */
function plainly(game: Game<Lee>): AnyChoice | undefined {
  const listed = choices(lee, game);
  const { assigned } = game.board.patrols;
  const by = topFrame(game)?.by;
  const taken = by === 'blue' || by === 'grey' ? assigned[by].flatMap(({ corps, marker }) => [corps, marker]) : [];
  const free = listed.find(
    choice => choice.do === 'assignCorps' && !taken.includes(choice.corps) && !taken.includes(choice.marker),
  );
  return free ?? leeTitle.idleChoice(listed);
}

const BY_HAND: readonly string[] = ['linear', 'bridges', 'ordinary', 'works', 'deployPatrol', 'deployment'];

interface Played {
  readonly at: At;
  readonly laid: readonly AnyChoice[];
}

/** Plays up to the first decision of a kind; what has a place on the table is what the assistant takes in hand. */
function playTo(kind: string, isThere: (at: At) => boolean = () => true, seed = 5): Played {
  const { union: blue, confederacy: grey, book } = sampleArmies();
  const setup = sampleSetup({ blue, grey, book }, { yearBy: 'referee', year: 1863 });
  const below = random(seed);
  const chance = (): number => below(1 << 20) / (1 << 20);
  const laid: AnyChoice[] = [];
  let { game } = openGame(setup);
  for (let n = 0; n < 400; n++) {
    const at = atOf(game);
    const { frame } = at.view;
    if (frame?.kind === kind && isThere(at)) return { at, laid };
    const fresh = BY_HAND.includes(frame?.kind ?? '') ? freshPiece(at.sitting, at.view, chance) : undefined;
    const piece = fresh && choiceOf(fresh, at.view);
    if (piece !== undefined) laid.push(piece);
    const choice = piece ?? plainly(game);
    if (choice === undefined) expect.fail(`nothing for ${frame?.kind}`);
    const verdict = decide(lee, game, frame?.by ?? 'table', choice, rolling(below));
    if (!('decided' in verdict)) expect.fail(JSON.stringify([choice, verdict]));
    game = verdict.decided.game;
  }
  expect.fail(`never asked for ${kind}`);
}

describe('what comes into hand by itself', () => {
  const { at, laid } = playTo('activation');
  const done = (verb: AnyChoice['do']) => laid.filter(choice => choice.do === verb);

  test('is legal as it is, and sets up a whole battle: terrain, markers, units', () => {
    const { board, world } = at.game;
    expect(board.terrain.lines.length).toBeGreaterThan(1);
    expect(done('layArea').length).toBe(board.terrain.areas.length);
    expect(done('placeMarker').length).toBe(markersOf(at.game, 'blue').length + markersOf(at.game, 'grey').length);
    const units = [...Object.keys(board.play.units.blue), ...Object.keys(board.play.units.grey)];
    expect(done('deployUnit').length).toBe(units.length);
    expect(world.table.width).toBe(72);
  });

  test('no two ways share a stretch', () => {
    const ways = [...done('layRoad'), ...done('layRailway')].flatMap(choice => ('line' in choice ? [choice.line] : []));
    const legs = ways.flatMap(way => way.slice(1).map((to, i) => JSON.stringify([way[i], to])));
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(legs).size).toBe(legs.length);
  });

  test('is nothing where nothing is laid', () => {
    expect(freshPiece(at.sitting, at.view)).toBeUndefined();
  });
});

/** With these dice player A lays a river, and something may follow it. */
const WITH_RIVER = 2;

describe('what is taken from the panel', () => {
  test('begins where it may lie, and stays where it was put if it may lie there', () => {
    const { at } = playTo('ordinary', ({ game }) => game.board.terrain.areas.length > 2);
    const { view, sitting } = at;
    const [there] = view.game.board.terrain.areas;
    const on = (there?.ring[0] && { x: there.ring[0].x / 1000, y: there.ring[0].y / 1000 }) ?? expect.fail('no area');
    const taken = newArea('hill', on);
    const whyNot = (draft: Draft) => sitting.whyNot(choiceOf(draft, view) ?? expect.fail('no choice'));
    expect(whyNot(taken)).toBeDefined();
    const placed = begun(taken, view);
    expect(whyNot(placed)).toBeUndefined();
    expect(begun(placed, view)).toBe(placed);
  });

  test('a stream keeps off the river', () => {
    const hasRiver = ({ game }: At): boolean => game.board.terrain.lines.some(({ linear }) => linear === 'river');
    const { at } = playTo('linear', hasRiver, WITH_RIVER);
    const river = at.game.board.terrain.lines.find(({ linear }) => linear === 'river');
    const stream = firstWater('stream', at.game.world.table, (river?.line[0]?.y ?? 0) / 1000);
    const held = begun(stream, at.view);
    const choice = choiceOf(held, at.view) ?? expect.fail('no choice');
    expect(at.sitting.whyNot(choice)).toBeUndefined();
    // A hand goes on with it: it is no line of a hundred points.
    expect(held.kind === 'line' && held.bends.length).toBeLessThan(14);
  });
});

describe('units that are deployed', () => {
  const { at } = playTo('deployment', ({ game, view }) => Object.keys(game.board.play.units[view.eyes]).length > 0);
  const { view, sitting, game } = at;
  const [first = ''] = Object.keys(game.board.play.units[view.eyes]);

  test('come one after the other, each beside the last', () => {
    const next = unitBeside(sitting, view, first) ?? expect.fail('nobody is left');
    const stands = game.board.play.units[view.eyes][first]?.pose;
    expect(next.unit).toBe(nextUnit(view)?.unit);
    expect(Math.abs(next.pose.at.x - (stands?.x ?? 0) / 1000)).toBeLessThan(4);
    expect(next.pose.at.y).toBeCloseTo((stands?.y ?? 0) / 1000);
    expect(sitting.whyNot(choiceOf(next, view) ?? expect.fail('no choice'))).toBeUndefined();
  });

  test('are taken up again by a click, and moved by a drag', () => {
    const id = `${view.eyes}:${first}`;
    const enemy = `${view.eyes === 'blue' ? 'grey' : 'blue'}:${first}`;
    const room = { view, draft: undefined } as unknown as Room;
    expect(beginWith(room, id)).toMatchObject({ kind: 'pose', verb: 'deploy', unit: first });
    expect([isLiftable(room, id), isLiftable(room, enemy)]).toEqual([true, false]);
    const pointer = { id, x: 10, y: 40, alt: true };
    const taken = lifted(room, { ...pointer, phase: 'down' } as never, undefined)?.lifted;
    const moved = lifted(room, { ...pointer, phase: 'drag', x: 11.5, y: 41 } as never, taken)?.made?.draft;
    const stands = game.board.play.units[view.eyes][first]?.pose ?? expect.fail('it does not stand');
    const { at: to } = (moved?.kind === 'pose' && moved.pose) || expect.fail('nothing in hand');
    expect(to.x).toBeCloseTo(stands.x / 1000 + 1.5);
    expect(to.y).toBeCloseTo(stands.y / 1000 + 1);
  });
});

test('until three cards are chosen nothing is wrong yet', () => {
  const { at } = playTo('keepCards');
  const drawn = at.game.board.cards.drawn[at.view.eyes];
  expect(choiceOf({ kind: 'pick', picked: drawn.slice(0, 2) }, at.view)).toBeUndefined();
  expect(choiceOf({ kind: 'pick', picked: drawn.slice(0, 3) }, at.view)).toEqual({
    do: 'keep',
    cards: drawn.slice(0, 3),
  });
});
