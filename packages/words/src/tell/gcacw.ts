import {
  type AnyChoice,
  DECLARED,
  type Force,
  type Frame,
  type Game,
  type Gcacw,
  HALVES,
  type Kind,
  type Reason,
  type World,
} from '@wigwag/gcacw';
import { choiceFields, type Field, frameFields, type Refusal, type Rolled } from '@wigwag/kernel';
import type { Key } from '../catalogue.ts';
import { keyFor, type Translate, type Values } from '../translate.ts';
import { inPoints, leftOver, NOTHING, phaseTitle } from './basics.ts';
import { paramsOf, type Sentence, tell, valuesOf } from './values.ts';

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

const isSome = (list: readonly unknown[]): boolean => list.length > 0;

/** A force marker: with its units, as far as they are known. */
export function describeForce(t: Translate, world: World, { side, id, units }: Force, known: boolean): string {
  const key = !known ? 'gcacw.marker' : isSome(units) ? 'gcacw.marker.units' : 'gcacw.marker.dummy';
  return t(key, { side: tell(t, world, 'side', side), force: id, units: tell(t, world, 'units', units) });
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
    .map((leader, at) => [tell(t, world, 'leader', leader), tell(t, world, 'unit', attachedTo[at])])
    .map(([leader, unit]) => t('gcacw.choice.advance.leader', { leader, unit }))
    .join(', ');

function listsOf(t: Translate, world: World, choice: AnyChoice, frame: Frame<Kind> | undefined): Values {
  if (choice.do === 'advance') return { leaders: changesOf(t, world, choice) };
  const named = choice.do === 'divide' && frame?.kind === 'losses';
  return named ? { losses: sharesOf(world, frame.units, choice.losses) } : {};
}

/** A button or an entry of a menu. With the frame that asks, shares of losses are told by the names of the units. */
export function describeChoice(t: Translate, world: World, choice: AnyChoice, frame?: Frame<Kind>): string {
  const values = valuesOf(t, world, choiceFields(DECLARED, choice));
  return t(choiceKey(choice, frame), { ...values, ...listsOf(t, world, choice, frame) });
}

const RETREATS = {
  retreat: 'gcacw.ask.retreat',
  rout: 'gcacw.ask.retreat.rout',
  cavalry: 'gcacw.ask.retreat.cavalry',
  voluntary: 'gcacw.ask.retreat.voluntary',
} as const satisfies Record<Frame<'retreat'>['manner'], Key>;

/** Who is asked about, by the step of an assault. */
function assaultPrompt(frame: Frame<'assault'>): { readonly key: Key; readonly fields: readonly Field<Gcacw>[] } {
  switch (frame.step) {
    case 'command': {
      const undecided = frame.by !== 'table';
      return { key: undecided ? 'gcacw.ask.assault.announce' : 'gcacw.ask.assault', fields: [] };
    }
    case 'keep':
      return { key: 'gcacw.ask.assault.keep', fields: [['units', 'units', frame.selected]] };
    case 'grand':
      return { key: 'gcacw.ask.assault.grand', fields: [['units', 'units', frame.kept]] };
    case 'grand-roll':
      return { key: 'gcacw.ask.assault.grand-roll', fields: [['leader', 'leader', frame.superior]] };
    case 'join':
      return { key: 'gcacw.ask.assault.join', fields: [] };
    default:
      return { key: 'gcacw.ask.assault', fields: [] };
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
      return frame.step === 'over'
        ? { key: 'gcacw.ask.march.over' }
        : { key: 'gcacw.ask.march', values: { points: leftOver(t, frame.left) } };
    case 'combat': {
      const { grand, type, units, target } = frame.attack;
      const kind = t(grand ? 'gcacw.attackType.grand' : keyFor('gcacw.attackType', type));
      return {
        key: 'gcacw.ask.combat',
        values: { kind, units: tell(t, world, 'units', units), target: tell(t, world, 'target', target) },
      };
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
      return { key: RETREATS[manner], values: { hex: tell(t, world, 'hex', path.at(-1)), taken: path.length - 1 } };
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
  const units = frame.kind === 'activation' ? frame.waiting : 'units' in frame ? frame.units : [];
  const asked = { side: tell(t, game.world, 'side', frame.by), units: tell(t, game.world, 'units', units) };
  return t(key, { ...valuesOf(t, game.world, frameFields(DECLARED, frame)), ...asked, ...values });
}

/** Why not: a sentence, and the clause it stands for. */
export function describeRefusal(
  t: Translate,
  { clause, params }: Refusal<Gcacw>,
): { readonly sentence: string; readonly clause: string } {
  const key = clause.startsWith('kernel/') ? keyFor('why', clause) : keyFor('gcacw.why', clause);
  return { sentence: t(key, paramsOf(t, params)), clause };
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
