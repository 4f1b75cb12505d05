import { type Action, fightsOf, type Gcacw, movesOf, type World } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { dateOf, describeAction, diceOfAction, type Language, type Translate } from '@wigwag/words';
import type { LogAction, LogPart } from '../../../shell/log/action.ts';
import { actionsIn } from './actionsIn.ts';

/** Turn 2, 9 August 1862. */
const headingOf = (t: Translate, { scenario }: World, { turn }: Action, language: Language): string =>
  t('client.log.turn', { turn, date: dateOf(scenario.turns[turn - 1], language) });

function placesOf(action: Action): readonly number[] {
  const ends = movesOf(action).flatMap(({ path }) => [path[0], path.at(-1)]);
  const fought = fightsOf(action).map(({ target }) => target);
  return [...new Set([...ends, ...fought])].filter(hex => hex !== undefined);
}

interface Telling {
  readonly t: Translate;
  readonly language: Language;
  readonly world: World;
}

/** The log of a campaign told in actions. */
export function logActions(
  { t, language, world }: Telling,
  log: readonly Told<Gcacw>[],
  cardsOf: (action: Action) => NonNullable<LogAction<Gcacw>['cards']>,
  whyOf: (action: Action) => (() => void) | undefined = () => undefined,
): readonly LogAction<Gcacw>[] {
  // Every action of a turn has the same.
  const headings = new Map<number, string>();
  const heading = (action: Action): string => {
    const known = headings.get(action.turn) ?? headingOf(t, world, action, language);
    headings.set(action.turn, known);
    return known;
  };
  return actionsIn(log).map((action): LogAction<Gcacw> => {
    const fights = fightsOf(action);
    return {
      by: action.side ?? 'table',
      get sentence() {
        return describeAction(t, world, action);
      },
      get dice() {
        return diceOfAction(action);
      },
      get heading() {
        return heading(action);
      },
      isBattle: fights.length > 0,
      get places() {
        return placesOf(action);
      },
      parts: action.parts as readonly LogPart<Gcacw>[],
      cards: cardsOf(action),
      why: whyOf(action),
    };
  });
}
