import type { AnyChoice } from '@wigwag/kernel';
import type { Board, Pickets, Side } from '@wigwag/pickets';
import type { Translate } from '@wigwag/words';
import type { Question } from '../../shell/asking.ts';
import type { Sitting } from '../../shell/view.ts';

type Choice = AnyChoice<Pickets>;

/** A pending decision as the lane shows it: what names one picket or one post is lit there, the rest are buttons. */
export interface LaneAsking extends Question<Pickets, never> {
  readonly pickets: ReadonlyMap<number, Choice>;
  readonly posts: ReadonlyMap<number, Choice>;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many pickets a side has left. */
export const leftOf = ({ pickets }: Board, side: Side): number =>
  pickets.filter(picket => picket.side === side && picket.post >= 0).length;

/** Whoever has more pickets left has won. */
export function outcomeOf(t: Translate, board: Board): { winner: Side | undefined; headline: string } {
  const [blue, grey] = [leftOf(board, 'blue'), leftOf(board, 'grey')];
  if (blue === grey) return { winner: undefined, headline: t('pickets.drawn', { count: blue }) };
  const winner = blue > grey ? 'blue' : 'grey';
  const values = { side: winner, more: Math.max(blue, grey), fewer: Math.min(blue, grey) };
  return { winner, headline: t('pickets.won', values) };
}

export function askOnLane(sitting: Sitting<Pickets>, t: Translate): LaneAsking {
  const { frame, game, world, choices, isAutomatic } = sitting.view();
  const { words } = sitting.title;
  const listed = isAutomatic ? [] : choices;
  const marches = listed.filter(choice => choice.do === 'march');
  const steps = listed.filter(choice => choice.do === 'step');
  const rest = listed.filter(choice => choice.do !== 'march' && choice.do !== 'step');
  return {
    crumbs: [],
    prompt: frame === undefined ? outcomeOf(t, game.board).headline : words.prompt(t, game, frame),
    buttons: rest.map(choose => ({
      label: capital(words.choice(t, world, choose)),
      act: { choose },
      legal: true,
      weight: 'plain',
    })),
    pickets: new Map(marches.map(choice => [choice.picket, choice])),
    posts: new Map(steps.map(choice => [choice.to, choice])),
  };
}
