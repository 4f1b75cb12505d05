import { holds } from '@wigwag/kernel';
import { playerA, playerB } from '../field/initiative.ts';
import type { FlowWithoutDice, Frame, Game, PushedFrame, Rule } from '../game.ts';
import { enemyOf, type Side } from '../world.ts';
import { passBarrier } from './barriers/barriers.ts';
import { freeHosts } from './barriers/hosts.ts';
import { elementsLeft } from './board.ts';
import { bridgesDue } from './bridges/spans.ts';
import { mayChange } from './changes/means.ts';
import { lengthOf } from './judging/worked.ts';
import { passLinear } from './linear/linear.ts';
import { LINEAR_CAPS, terrainTerms } from './terms/terms.ts';
import { mayFortify, sectionsOf } from './works/sections.ts';

type Flow = FlowWithoutDice;
type Battlefield = Frame<'battlefield'>;
type Back = Parameters<Rule<'battlefield'>['resume']>[2];

/** 13.10/linear-max-4: pieces in all, a pass counts as one; or only the limits of each kind. */
const MOST_LINEAR = 4;

function linearPool({ world }: Game): number {
  const all = Object.values(LINEAR_CAPS).reduce((sum, cap) => sum + cap, 0);
  return holds('13.10/linear-max-4', world.book.terrain['R-28'].value === 'pieces') ? MOST_LINEAR : all;
}

/** 13.10/alternate-b-first. */
const firstToLay = (game: Game): Side => (holds('13.10/alternate-b-first', true) ? playerB(game) : playerA(game));

/** 13.10/changes-initiative-first: player A. */
const firstToChange = (game: Game): Side =>
  holds('13.10/changes-initiative-first', true) ? playerA(game) : playerB(game);

/** The frame that carries out the step 'terrain'. */
export function enterTerrain(flow: Pick<Flow, 'game' | 'emit'>): PushedFrame {
  const { game } = flow;
  const isFree = holds('13.10/methods', game.world.options.method !== 'procedure');
  flow.emit({ type: 'terrainBegun', linear: linearPool(game), pool: terrainTerms(game).pool });
  return {
    kind: 'battlefield',
    by: 'table',
    stage: isFree ? 'whole' : 'linear',
    turn: firstToLay(game),
    passes: 0,
    resting: [],
  };
}

/** Who begins the next part, if it has a first player of its own. */
function begin(flow: Flow, f: Battlefield, stage: Battlefield['stage']): undefined {
  f.stage = stage;
  f.passes = 0;
  f.resting = [];
  f.turn = stage === 'changes' || stage === 'works' ? firstToChange(flow.game) : firstToLay(flow.game);
  return undefined;
}

/** The river's other player lays its bridges before anybody goes on. */
function bridgesOf({ board }: Game, id: string): PushedFrame | undefined {
  const river = board.terrain.lines.find(line => line.id === id);
  if (river === undefined) return undefined;
  const by = holds('13.10/bridge-other-player', true) ? enemyOf(river.by) : river.by;
  return { kind: 'bridges', by, river: id, left: bridgesDue(lengthOf(river.line)) };
}

/** Who passes for the rest is not asked again. */
function nextLinear(flow: Flow, f: Battlefield, back: Back): PushedFrame | undefined {
  if (back?.from === 'linear') {
    if (back.rests) f.resting = [...f.resting, f.turn];
    f.turn = enemyOf(f.turn);
    const due = bridgesOf(flow.game, back.river);
    if (due !== undefined) return due;
  }
  const { terrain } = flow.game.board;
  for (let passes = terrain.linearLeft; passes > 0 && flow.game.board.terrain.linearLeft > 0; passes--) {
    if (!f.resting.includes(f.turn)) return { kind: 'linear', by: f.turn };
    passLinear(flow, f.turn);
    f.turn = enemyOf(f.turn);
  }
  return begin(flow, f, 'ordinary');
}

function nextOrdinary(flow: Flow, f: Battlefield, back: Back): PushedFrame | undefined {
  if (back?.from === 'ordinary') f.turn = enemyOf(f.turn);
  const { game } = flow;
  if (elementsLeft(game.board.terrain.pool) > 0) return { kind: 'ordinary', by: f.turn };
  const left = freeHosts(game, 'blue').length + freeHosts(game, 'grey').length;
  flow.emit({ type: 'barriersBegun', left });
  return begin(flow, f, 'barriers');
}

/** It ends when none may come, nobody has anything to put one along, or both have passed in a row; who rests passes unasked. */
function nextBarrier(flow: Flow, f: Battlefield, back: Back): PushedFrame | undefined {
  if (back?.from === 'barriers') {
    if (back.rests) f.resting = [...f.resting, f.turn];
    f.passes = back.passed ? f.passes + 1 : 0;
    f.turn = enemyOf(f.turn);
  }
  for (; flow.game.board.terrain.barriersLeft > 0 && f.passes < 2; f.passes++) {
    const by = [f.turn, enemyOf(f.turn)].find(side => freeHosts(flow.game, side).length > 0);
    if (by === undefined) break;
    f.turn = by;
    if (!f.resting.includes(by)) return { kind: 'barriers', by };
    passBarrier(flow, by);
    f.turn = enemyOf(by);
  }
  return begin(flow, f, 'changes');
}

/** One side after the other; `passes` counts those that are done. */
function nextInTurn(
  flow: Flow,
  f: Battlefield,
  back: Back,
  then: Battlefield['stage'],
  ask: (side: Side) => PushedFrame | undefined,
): PushedFrame | undefined {
  if (back?.from === f.stage) f.passes += 1;
  for (; f.passes < 2; f.passes++) {
    const frame = ask(f.passes === 0 ? f.turn : enemyOf(f.turn));
    if (frame !== undefined) return frame;
  }
  return begin(flow, f, then);
}

/** 13.10/methods: by agreement or from a scenario both confirm the map; a referee's map needs no second word. */
function nextWhole({ game }: Flow, f: Battlefield, back: Back): PushedFrame | undefined {
  if (back?.from !== 'whole') return { kind: 'whole', by: f.turn, confirmed: false };
  if (back.agreed || game.world.options.method === 'referee') {
    f.stage = 'done';
    return undefined;
  }
  f.turn = enemyOf(f.turn);
  return { kind: 'whole', by: f.turn, confirmed: true };
}

function next(flow: Flow, f: Battlefield, back: Back): PushedFrame | undefined {
  const { game } = flow;
  if (f.stage === 'linear') return nextLinear(flow, f, back);
  if (f.stage === 'ordinary') return nextOrdinary(flow, f, back);
  if (f.stage === 'barriers') return nextBarrier(flow, f, back);
  if (f.stage === 'changes') {
    return nextInTurn(flow, f, back, 'works', by => (mayChange(game, by) ? { kind: 'changes', by } : undefined));
  }
  if (f.stage === 'works') {
    return nextInTurn(flow, f, back, 'done', by =>
      mayFortify(game, by) ? { kind: 'works', by, left: sectionsOf(game, by) } : undefined,
    );
  }
  return nextWhole(flow, f, back);
}

/** Goes from part to part: linear terrain, ordinary terrain, fences and walls, changes, fortifications. */
export const battlefield: Rule<'battlefield'> = {
  clause: '13.10/alternate-b-first',
  verbs: {},
  resume(flow, f, back) {
    let handed = back;
    while (f.stage !== 'done') {
      const frame = next(flow, f, handed);
      if (frame !== undefined) return flow.push(frame);
      handed = undefined;
    }
    flow.emit({ type: 'terrainFinished' });
    return flow.pop(f, {});
  },
};
