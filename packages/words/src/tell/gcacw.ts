import {
  type AnyChoice,
  type Event,
  type Force,
  type Frame,
  type Game,
  type Gcacw,
  HALVES,
  type Kind,
  type Reason,
  type World,
} from '@wigwag/gcacw';
import type { Refusal, Rolled } from '@wigwag/kernel';
import { ENGLISH, type Key } from '../catalogue.ts';
import { keyFor, type Language, type Translate, type Values } from '../translator.ts';
import { hexLabel, inDigits, inPoints, NOTHING, sideLabel, signed } from './basics.ts';
import { describeResult } from './combat.ts';
import { editSentence } from './referee.ts';
import { describeLine, describeOutcome } from './victory.ts';

/** Newton, Union infantry division. */
export function describeUnit(t: Translate, world: World, unit: number): string {
  const found = world.units[unit];
  return found === undefined ? NOTHING : t('gcacw.unit', { ...found });
}

/** Stuart, Confederate cavalry division leader. */
export function describeLeader(t: Translate, world: World, leader: number): string {
  const found = world.leaders[leader];
  if (found === undefined) return NOTHING;
  return t(found.arm === 'cavalry' ? 'gcacw.leader-of-cavalry' : 'gcacw.leader', { ...found });
}

type Tell = (value: unknown) => string;

/** How a field is told, by its name: the same in events, choices, frames and refusals. */
function tellersOf(t: Translate, world: World): Readonly<Record<string, Tell>> {
  const each =
    (nameOf: (id: number) => string): Tell =>
    value =>
      [value].flat().map(Number).map(nameOf).join(', ') || NOTHING;
  const units = each(unit => world.units[unit]?.name ?? NOTHING);
  const leaders = each(leader => world.leaders[leader]?.name ?? NOTHING);
  const hexes = each(hex => hexLabel(world, hex));
  const hexside = each(at => sideLabel(world, at));
  const side: Tell = value => t(keyFor('gcacw.side', String(value)));
  const because: Tell = clause => t(keyFor('gcacw.because', String(clause)));
  const verb: Tell = value => {
    const key = keyFor('gcacw.verb', String(value));
    return Object.hasOwn(ENGLISH, key) ? t(key) : String(value);
  };
  const as: Tell = value => t(keyFor('gcacw.dummy', String(value)));
  const numbers: Tell = value => [value].flat().join(', ') || NOTHING;
  return {
    ...{ unit: units, units, digging: units, loser: units, leader: leaders, along: leaders },
    ...{ hex: hexes, from: hexes, to: hexes, target: hexes, hexside, losses: numbers },
    ...{ side, by: side, winner: side, because, verb, as },
  };
}

function valuesOf(t: Translate, world: World, fields: object): Values {
  const tellers = tellersOf(t, world);
  const tell = ([name, value]: [string, unknown]): [string, unknown] => [
    name,
    tellers[name]?.(value) ?? (typeof value === 'number' ? inDigits(value) : value),
  ];
  return Object.fromEntries(Object.entries(fields).map(tell));
}

interface Sentence {
  readonly key: Key;
  readonly values?: Values;
}

const isSome = (list: readonly unknown[]): boolean => list.length > 0;

const ACTIONS = {
  march: 'gcacw.event.actionBegan.march',
  activate: 'gcacw.event.actionBegan.activate',
  assault: 'gcacw.event.actionBegan.assault',
  burn: 'gcacw.event.actionBegan.burn',
  entrench: 'gcacw.event.actionBegan.entrench',
} as const satisfies Record<Extract<Event, { type: 'actionBegan' }>['action'], Key>;

/** By the dice alone, and with a number added. */
const ALLOWANCE = {
  unit: ['gcacw.event.allowanceRolled', 'gcacw.event.allowanceRolled.plus'],
  leader: ['gcacw.event.allowanceRolled.leader', 'gcacw.event.allowanceRolled.leader.plus'],
} as const;

const EXTENDED = {
  NE: 'gcacw.event.extendedMarch.NE',
  D: 'gcacw.event.extendedMarch.D',
  1: 'gcacw.event.extendedMarch.loss',
  2: 'gcacw.event.extendedMarch.loss',
  3: 'gcacw.event.extendedMarch.loss',
} as const satisfies Record<Extract<Event, { type: 'extendedMarch' }>['result'], Key>;

const UNFORDABLE = {
  minor: { closed: 'gcacw.event.riversUnfordable.minor', open: 'gcacw.event.riversUnfordable.minor-over' },
  major: { closed: 'gcacw.event.riversUnfordable.major', open: 'gcacw.event.riversUnfordable.major-over' },
} as const satisfies Record<'minor' | 'major', Record<'closed' | 'open', Key>>;

/** A phase that the scenario adds goes by the scenario's own name for it. */
export const phaseTitle = (t: Translate, { scenario }: World, place: number): string =>
  scenario.phases[place]?.[t('gcacw.language') as Language] ?? NOTHING;

/** Which sentence tells the event, and what its fields do not say as they are. */
function sentenceOf(t: Translate, world: World, event: Event): Sentence {
  switch (event.type) {
    case 'turnBegan':
      return { key: 'gcacw.event.turnBegan', values: { date: Date.parse(world.scenario.turns[event.turn - 1] ?? '') } };
    case 'initiativeRolled': {
      const { winner, union, confederate } = event.initiative;
      const rolled = union > 0 || confederate > 0;
      const key = rolled ? 'gcacw.event.initiativeRolled' : 'gcacw.event.initiativeRolled.automatic';
      return { key, values: { union, confederate, winner: t(keyFor('gcacw.side', winner)) } };
    }
    case 'actionBegan':
      return { key: ACTIONS[event.action] };
    case 'allowanceRolled': {
      const [plain, plus] = event.unit < 0 ? ALLOWANCE.leader : ALLOWANCE.unit;
      return { key: event.plus > 0 ? plus : plain, values: { points: inPoints(t, event.points), plus: event.plus } };
    }
    case 'extendedMarch':
      return { key: EXTENDED[event.result], values: { modifier: signed(event.modifier) } };
    case 'bridgeBuilt':
    case 'bridgeFailed':
      return { key: keyFor('gcacw.event', event.type), values: { modifier: signed(event.modifier) } };
    case 'forceMarched': {
      const key = event.loss > 0 ? 'gcacw.event.forceMarched.loss' : 'gcacw.event.forceMarched';
      return { key, values: { points: inPoints(t, event.bonus) } };
    }
    case 'unitMoved':
      return { key: 'gcacw.event.unitMoved', values: { points: inPoints(t, event.left / HALVES) } };
    case 'stationBurned': {
      const destroyed = event.damage === 'destroyed';
      return { key: destroyed ? 'gcacw.event.stationBurned.destroyed' : 'gcacw.event.stationBurned.damaged' };
    }
    case 'exhausted':
      return { key: event.exhausted ? 'gcacw.event.exhausted' : 'gcacw.event.exhausted.over' };
    case 'demoralization':
      return { key: event.demoralized > 0 ? 'gcacw.event.demoralization' : 'gcacw.event.demoralization.over' };
    case 'attackDeclared':
      return { key: 'gcacw.event.attackDeclared', values: { points: inPoints(t, event.left / HALVES) } };
    case 'combatResolved': {
      const [defender, attacker] = [describeResult(t, event.defender), describeResult(t, event.attacker)];
      return { key: 'gcacw.event.combatResolved', values: { row: signed(event.row), defender, attacker } };
    }
    case 'cavalryEvaded': {
      const key = event.delay > 0 ? 'gcacw.event.cavalryEvaded.delay' : 'gcacw.event.cavalryEvaded';
      return { key, values: { points: inPoints(t, event.delay) } };
    }
    case 'assaultNumber':
      return { key: event.number < 0 ? 'gcacw.event.assaultNumber.failed' : 'gcacw.event.assaultNumber' };
    case 'grandAssaultNumber':
      return { key: event.number < 1 ? 'gcacw.event.grandAssaultNumber.failed' : 'gcacw.event.grandAssaultNumber' };
    case 'scenarioPhaseBegan':
      return { key: 'gcacw.event.scenarioPhaseBegan', values: { title: phaseTitle(t, world, event.place) } };
    case 'randomEvent':
      return { key: event.result === 'none' ? 'gcacw.event.randomEvent.none' : 'gcacw.event.randomEvent.rain' };
    case 'riversUnfordable':
      return { key: UNFORDABLE[event.rivers][event.box > 0 ? 'closed' : 'open'] };
    case 'crossingDestroyed':
    case 'crossingRepaired':
      return { key: keyFor('gcacw.event', event.type), values: { modifier: signed(event.modifier) } };
    case 'crossingAttemptFailed': {
      const destroying = event.work === 'destroy';
      const key = destroying ? 'gcacw.event.crossingAttemptFailed.destroy' : 'gcacw.event.crossingAttemptFailed.repair';
      return { key, values: { modifier: signed(event.modifier) } };
    }
    case 'forcePlaced':
      return { key: isSome(event.units) ? 'gcacw.event.forcePlaced.units' : 'gcacw.event.forcePlaced' };
    case 'forceRevealed':
      return { key: isSome(event.units) ? 'gcacw.event.forceRevealed.units' : 'gcacw.event.forceRevealed.dummy' };
    case 'forceRolled':
      return { key: 'gcacw.event.forceRolled', values: { points: inPoints(t, event.points) } };
    case 'flanksRefused':
      return { key: event.refused ? 'gcacw.event.flanksRefused' : 'gcacw.event.flanksRefused.over' };
    case 'edited': {
      const { key, state } = editSentence(t, event.edit);
      return { key, values: { ...valuesOf(t, world, event.edit), state } };
    }
    case 'scored': {
      const key = event.points === 0 ? 'gcacw.event.scored.none' : 'gcacw.event.scored';
      return { key, values: { points: signed(event.points), line: describeLine(t, world, event) } };
    }
    case 'controlChanged':
      return { key: 'gcacw.event.controlChanged', values: { holder: event.side } };
    case 'gameEnded': {
      if (event.result === undefined) return { key: 'gcacw.event.gameEnded' };
      const values = { ...event.result.points, outcome: describeOutcome(t, event.result) };
      return { key: 'gcacw.event.gameEnded.result', values };
    }
    default:
      return { key: keyFor('gcacw.event', event.type) };
  }
}

/** A force marker: with its units, as far as they are known. */
export function describeForce(t: Translate, world: World, { side, id, units }: Force, known: boolean): string {
  const key = !known ? 'gcacw.marker' : isSome(units) ? 'gcacw.marker.units' : 'gcacw.marker.dummy';
  return t(key, valuesOf(t, world, { side, force: id, units }));
}

/** A line of the log. */
export function describeEvent(t: Translate, world: World, event: Event): string {
  const { key, values } = sentenceOf(t, world, event);
  return t(key, { ...valuesOf(t, world, event), ...values });
}

function choiceKey(choice: AnyChoice, frame: Frame<Kind> | undefined): Key {
  switch (choice.do) {
    case 'roll':
      if (frame?.kind === 'randomEvents') return 'gcacw.choice.roll.events';
      return frame?.kind === 'initiative' ? 'gcacw.choice.roll.initiative' : 'gcacw.choice.roll';
    case 'activate':
      return isSome(choice.digging) ? 'gcacw.choice.activate.digging' : 'gcacw.choice.activate';
    case 'attach':
      return isSome(choice.along) ? 'gcacw.choice.attach.along' : 'gcacw.choice.attach';
    case 'advance':
      return isSome(choice.leaders) ? 'gcacw.choice.advance.leaders' : 'gcacw.choice.advance';
    case 'attachTo':
      return choice.unit < 0 ? 'gcacw.choice.attachTo.nobody' : 'gcacw.choice.attachTo';
    case 'conceal':
      if (choice.force > 0) return 'gcacw.choice.conceal';
      return isSome(choice.units) ? 'gcacw.choice.conceal.new' : 'gcacw.choice.conceal.dummy';
    case 'marchDummy':
      return choice.sham ? 'gcacw.choice.marchDummy.sham' : 'gcacw.choice.marchDummy';
    case 'ride':
      return choice.sham ? 'gcacw.choice.ride.sham' : 'gcacw.choice.ride';
    default:
      return keyFor('gcacw.choice', choice.do);
  }
}

/** Newton 2, Doubleday 1: the units that bear any loss. */
function sharesOf(world: World, units: readonly number[], losses: readonly number[]): string {
  const shares = losses.map((lost, at) => [world.units[units[at] ?? -1]?.name ?? NOTHING, lost] as const);
  return (
    shares
      .filter(([, lost]) => lost !== 0)
      .map(([name, lost]) => `${name} ${lost}`)
      .join(', ') || NOTHING
  );
}

/** Reno to Newton, Meade to Getty: the leaders who change before an advance. */
const changesOf = (
  t: Translate,
  world: World,
  { leaders, attachedTo }: Extract<AnyChoice, { do: 'advance' }>,
): string =>
  leaders
    .map((leader, at) => t('gcacw.choice.advance.leader', valuesOf(t, world, { leader, unit: attachedTo[at] ?? -1 })))
    .join(', ');

function listsOf(t: Translate, world: World, choice: AnyChoice, frame: Frame<Kind> | undefined): Values {
  if (choice.do === 'advance') return { leaders: changesOf(t, world, choice) };
  const named = choice.do === 'divide' && frame?.kind === 'losses';
  return named ? { losses: sharesOf(world, frame.units, choice.losses) } : {};
}

/** A button or an entry of a menu. With the frame that asks, shares of losses are told by the names of the units. */
export function describeChoice(t: Translate, world: World, choice: AnyChoice, frame?: Frame<Kind>): string {
  return t(choiceKey(choice, frame), { ...valuesOf(t, world, choice), ...listsOf(t, world, choice, frame) });
}

const RETREATS = {
  retreat: 'gcacw.ask.retreat',
  rout: 'gcacw.ask.retreat.rout',
  cavalry: 'gcacw.ask.retreat.cavalry',
  voluntary: 'gcacw.ask.retreat.voluntary',
} as const satisfies Record<Frame<'retreat'>['manner'], Key>;

/** Who is asked about, by the step of an assault. */
function assaultPrompt(frame: Frame<'assault'>): { readonly key: Key; readonly fields: object } {
  switch (frame.step) {
    case 'command': {
      const undecided = frame.by !== 'table';
      return { key: undecided ? 'gcacw.ask.assault.announce' : 'gcacw.ask.assault', fields: {} };
    }
    case 'keep':
      return { key: 'gcacw.ask.assault.keep', fields: { units: frame.selected } };
    case 'grand':
      return { key: 'gcacw.ask.assault.grand', fields: { units: frame.kept } };
    case 'grand-roll':
      return { key: 'gcacw.ask.assault.grand-roll', fields: { leader: frame.superior } };
    case 'join':
      return { key: 'gcacw.ask.assault.join', fields: {} };
    default:
      return { key: 'gcacw.ask.assault', fields: {} };
  }
}

function promptOf(t: Translate, { world, board }: Pick<Game, 'world' | 'board'>, frame: Frame<Kind>): Sentence {
  switch (frame.kind) {
    case 'turn':
      return { key: 'gcacw.ask.turn', values: { turn: board.turn } };
    case 'offer':
      return { key: frame.handed ? 'gcacw.ask.offer.handed' : 'gcacw.ask.offer' };
    case 'activation':
      return frame.step === 'units'
        ? { key: 'gcacw.ask.activation' }
        : { key: 'gcacw.ask.activation.attach', values: { points: inPoints(t, frame.allowance / HALVES) } };
    case 'march':
      return frame.over
        ? { key: 'gcacw.ask.march.over' }
        : { key: 'gcacw.ask.march', values: { points: inPoints(t, frame.left / HALVES) } };
    case 'combat': {
      const { grand, type, units, target } = frame.attack;
      const kind = t(grand ? 'gcacw.attackType.grand' : keyFor('gcacw.attackType', type));
      return { key: 'gcacw.ask.combat', values: { kind, ...valuesOf(t, world, { units, target }) } };
    }
    case 'scenarioPhase':
      return { key: 'gcacw.ask.scenarioPhase', values: { title: phaseTitle(t, world, frame.place) } };
    case 'dummyMarch': {
      // The enemy sees every marker on the march like this, with nothing left.
      const own = frame.left > 0 || frame.moved;
      const points = inPoints(t, frame.left / HALVES);
      return { key: own ? 'gcacw.ask.dummyMarch' : 'gcacw.ask.dummyMarch.enemy', values: { points } };
    }
    case 'withdrawal':
      return { key: frame.dash ? 'gcacw.ask.withdrawal.dash' : 'gcacw.ask.withdrawal' };
    case 'retreat': {
      const { manner, path } = frame;
      const hex = valuesOf(t, world, { hex: path.at(-1) });
      return { key: RETREATS[manner], values: { ...hex, taken: path.length - 1 } };
    }
    case 'assault': {
      const { key, fields } = assaultPrompt(frame);
      return { key, values: valuesOf(t, world, fields) };
    }
    default:
      return { key: keyFor('gcacw.ask', frame.kind) };
  }
}

/** Who decides, and what. */
export function describePrompt(t: Translate, game: Pick<Game, 'world' | 'board'>, frame: Frame<Kind>): string {
  const { key, values } = promptOf(t, game, frame);
  const units = frame.kind === 'riding' ? [] : 'waiting' in frame ? frame.waiting : 'units' in frame ? frame.units : [];
  return t(key, { ...valuesOf(t, game.world, { ...frame, side: frame.by, units }), ...values });
}

/** Why not: a sentence, and the clause it stands for. */
export function describeRefusal(
  t: Translate,
  world: World,
  { clause, params }: Refusal<Gcacw>,
): { readonly sentence: string; readonly clause: string } {
  const key = clause.startsWith('kernel/') ? keyFor('why', clause) : keyFor('gcacw.why', clause);
  return { sentence: t(key, valuesOf(t, world, params)), clause };
}

/** The dice, and what they were rolled for. */
export function describeRoll(t: Translate, { request, answer }: Rolled<Reason>): string {
  const why = t(keyFor('gcacw.dice', request.why));
  if (request.why === 'initiative') {
    const [union, confederate] = answer;
    return t('gcacw.roll.initiative', { why, union, confederate });
  }
  if (request.why === 'combat') {
    const [attacker, defender] = answer;
    return t('gcacw.roll.combat', { why, attacker, defender });
  }
  const sum = request.kind === 'sum' && answer.length > 1 ? ` = ${answer.reduce((a, b) => a + b)}` : '';
  return t('gcacw.roll', { why, dice: `${answer.join(sum === '' ? ', ' : ' + ')}${sum}` });
}
