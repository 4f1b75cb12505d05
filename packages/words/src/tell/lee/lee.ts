import { choiceFields, type Frame, frameFields, type Game, type Refusal, type Rolled } from '@wigwag/kernel';
import { type AnyChoice, DECLARED, type Lee, type Reason, type World } from '@wigwag/lee';
import type { Key } from '../../catalogue.ts';
import { keyFor, type Translate, type Values } from '../../translate.ts';
import { areaKind, countsLabel, valuesOf } from './values.ts';
import { paramsOf, whyKey } from './why.ts';

export { describeLeeEvent } from './events.ts';

function askKey(frame: Frame<Lee>): Key {
  switch (frame.kind) {
    case 'year':
      return frame.proposed === 0 ? 'lee.ask.year' : 'lee.ask.year.answer';
    case 'works':
      return frame.left === 0 ? 'lee.ask.works.card' : 'lee.ask.works';
    case 'whole':
      return frame.confirmed ? 'lee.ask.whole.confirm' : 'lee.ask.whole';
    case 'moves':
      return frame.fought ? 'lee.ask.moves.fought' : 'lee.ask.moves';
    default:
      return keyFor('lee.ask', frame.kind);
  }
}

/** What a prompt counts: what is left to be done. */
function leftIn({ board }: Game<Lee>, frame: Frame<Lee>): Values {
  if (frame.kind === 'linear') return { count: board.terrain.linearLeft };
  return 'left' in frame ? { count: frame.left } : {};
}

export function describeLeePrompt(t: Translate, game: Game<Lee>, frame: Frame<Lee>): string {
  const by = t(keyFor('lee.side', frame.by));
  const pool = frame.kind === 'ordinary' ? { pool: countsLabel(t, game.board.terrain.pool) } : {};
  const values = valuesOf(t, game.world, frameFields(DECLARED, frame));
  return t(askKey(frame), { ...values, by, ...pool, ...leftIn(game, frame) });
}

function choiceKey(choice: AnyChoice): Key {
  switch (choice.do) {
    case 'declare':
      return choice.forcedMarch ? 'lee.choice.declare.march' : 'lee.choice.declare';
    case 'layRoad':
      return choice.sunken ? 'lee.choice.layRoad.sunken' : 'lee.choice.layRoad';
    case 'mark':
      return choice.on ? 'lee.choice.mark' : 'lee.choice.mark.off';
    default:
      return keyFor('lee.choice', choice.do);
  }
}

/** A button or an entry of a menu. */
export function describeLeeChoice(t: Translate, world: World, choice: AnyChoice): string {
  const kind = 'surface' in choice ? { kind: areaKind(t, choice) } : {};
  const values = { ...valuesOf(t, world, choiceFields<Lee>(DECLARED, choice)), ...kind };
  return t(choiceKey(choice), { ...values, ...('steps' in values ? { moved: values.steps } : {}) });
}

/** Cards and generals that were drawn are told by their events. */
export function describeLeeRoll(t: Translate, { request, answer }: Rolled<Reason>): string {
  const why = t(keyFor('lee.dice', request.why));
  return request.kind === 'draw' ? t('lee.drawn', { why }) : t('lee.roll', { why, faces: answer.join(' ') });
}

/** Why not; with the names of what is in the way, where whoever asks knows them. */
export function describeLeeRefusal(
  t: Translate,
  world: World,
  { clause, params }: Pick<Refusal<Lee>, 'clause' | 'params'>,
): string {
  const values = paramsOf(t, world, params);
  return t(clause.startsWith('kernel/') ? keyFor('why', clause) : whyKey(t, clause, values), values);
}
