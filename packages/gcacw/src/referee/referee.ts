import type { Hex } from '@wigwag/hex';
import type { Edit, EditFlow, EditVerb, Referee } from '../game.ts';
import { hexOf, leadersWith } from '../pieces/pieces.ts';
import {
  damageOf,
  guardsOf,
  hasNoManpower,
  hasStation,
  hasUnits,
  holdsEnemies,
  isAsItWas,
  isDemoralization,
  isDestructible,
  isFatigue,
  isGround,
  isHisLevelTaken,
  isHisUnit,
  isLeaderOnMap,
  isManpower,
  isOfYear,
  isOnMap,
  isSameCrossing,
  isSameWeather,
  isTurn,
  isWeather,
  isWith,
  knowsLeader,
  knowsUnit,
  riverBetween,
} from './guards.ts';

const write = (flow: EditFlow, edit: Edit): void => flow.emit({ type: 'edited', edit });

/** 7.8/remove-empty: a marker does not stay where nobody stands. */
function clearFlanks(flow: EditFlow, hex: Hex, reason: string): void {
  const { board } = flow.game;
  if (board.refused.includes(hex) && board.units.every(unit => unit.hex !== hex)) {
    write(flow, { do: 'setFlanks', hex, refused: false, reason });
  }
}

const placeUnit: EditVerb<'placeUnit'> = {
  guards: guardsOf<'placeUnit'>(
    ['wigwag/edit-unit', (g, c) => !knowsUnit(g, c)],
    ['wigwag/edit-hex', (g, c) => !isGround(g, c.hex)],
    ['wigwag/edit-enemy', holdsEnemies],
    ['wigwag/edit-no-manpower', hasNoManpower],
    ['wigwag/edit-no-change', (g, c) => hexOf(g, c.unit) === c.hex],
  ),
  choose: (flow, c) => {
    const from = hexOf(flow.game, c.unit);
    write(flow, c);
    clearFlanks(flow, from, c.reason);
  },
};

const removeUnit: EditVerb<'removeUnit'> = {
  guards: guardsOf<'removeUnit'>(
    ['wigwag/edit-unit', (g, c) => !knowsUnit(g, c)],
    ['wigwag/edit-off-map', (g, c) => !isOnMap(g, c)],
  ),
  choose: (flow, c) => {
    const from = hexOf(flow.game, c.unit);
    for (const leader of leadersWith(flow.game, c.unit)) write(flow, { do: 'removeLeader', leader, reason: c.reason });
    write(flow, c);
    clearFlanks(flow, from, c.reason);
  },
};

const setUnit: EditVerb<'setUnit'> = {
  guards: guardsOf<'setUnit'>(
    ['wigwag/edit-unit', (g, c) => !knowsUnit(g, c)],
    ['wigwag/edit-manpower', (g, c) => !isManpower(g, c), g => ({ most: g.world.profile.maxManpower })],
    ['wigwag/edit-fatigue', (_g, c) => !isFatigue(c)],
    ['wigwag/edit-demoralization', (_g, c) => !isDemoralization(c)],
    ['wigwag/edit-works', (g, c) => !isOfYear(g, c.works), g => ({ year: g.world.year })],
    ['wigwag/edit-no-change', isAsItWas],
  ),
  choose: write,
};

const attachLeader: EditVerb<'attachLeader'> = {
  guards: guardsOf<'attachLeader'>(
    ['wigwag/edit-leader', (g, c) => !knowsLeader(g, c)],
    ['wigwag/edit-unit', (g, c) => !knowsUnit(g, c)],
    ['wigwag/edit-off-map', (g, c) => !isOnMap(g, c)],
    ['wigwag/edit-attach', (g, c) => !isHisUnit(g, c)],
    ['wigwag/edit-level', isHisLevelTaken],
    ['wigwag/edit-no-change', (g, c) => isWith(g, c.leader) === c.unit],
  ),
  choose: write,
};

const removeLeader: EditVerb<'removeLeader'> = {
  guards: guardsOf<'removeLeader'>(
    ['wigwag/edit-leader', (g, c) => !knowsLeader(g, c)],
    ['wigwag/edit-off-map', (g, c) => !isLeaderOnMap(g, c)],
  ),
  choose: write,
};

const setTurn: EditVerb<'setTurn'> = {
  guards: guardsOf<'setTurn'>(
    ['wigwag/edit-turn', (g, c) => !isTurn(g, c.turn), g => ({ turns: g.world.turns })],
    ['wigwag/edit-no-change', (g, c) => g.board.turn === c.turn],
  ),
  choose: write,
};

const setWeather: EditVerb<'setWeather'> = {
  guards: guardsOf<'setWeather'>(
    ['wigwag/edit-weather', (_g, c) => !isWeather(c)],
    ['wigwag/edit-no-change', isSameWeather],
  ),
  choose: write,
};

const setCrossing: EditVerb<'setCrossing'> = {
  guards: guardsOf<'setCrossing'>(
    ['wigwag/edit-river', (g, c) => riverBetween(g, c) === undefined],
    ['wigwag/edit-crossing', (g, c) => c.destroyed && !isDestructible(g, c)],
    ['wigwag/edit-no-change', isSameCrossing],
  ),
  choose: write,
};

const setStation: EditVerb<'setStation'> = {
  guards: guardsOf<'setStation'>(
    ['wigwag/edit-station', (g, c) => !hasStation(g, c.hex)],
    ['wigwag/edit-no-change', (g, c) => damageOf(g, c.hex) === c.damage],
  ),
  choose: write,
};

const setFlanks: EditVerb<'setFlanks'> = {
  guards: guardsOf<'setFlanks'>(
    ['wigwag/edit-flanks', (g, c) => !hasUnits(g, c.hex)],
    ['wigwag/edit-no-change', (g, c) => g.board.refused.includes(c.hex) === c.refused],
  ),
  choose: write,
};

/** What a referee may change, whoever decides, as long as no action is under way. */
export const referee: Referee = {
  placeUnit,
  removeUnit,
  setUnit,
  attachLeader,
  removeLeader,
  setTurn,
  setWeather,
  setCrossing,
  setStation,
  setFlanks,
};
