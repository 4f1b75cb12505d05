import type { AnyChoice } from '@wigwag/kernel';
import type { Pickets } from '@wigwag/pickets';
import type { Translate } from '@wigwag/words';
import type { Question } from '../../shell/asking.ts';
import type { Sitting } from '../../shell/view.ts';

type Choice = AnyChoice<Pickets>;

/** A pending decision as the lane shows it: what names one picket or one post is lit there, the rest are buttons. */
export interface LaneAsking extends Question<Pickets, never> {
  readonly pickets: ReadonlyMap<number, Choice>;
  readonly posts: ReadonlyMap<number, Choice>;
  /** What a click on something unlit would have meant. */
  attemptPicket(picket: number): Choice;
  attemptPost(post: number): Choice;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function askOnLane(sitting: Sitting<Pickets>, t: Translate): LaneAsking {
  const { frame, game, world, choices, isAutomatic } = sitting.view();
  const { words } = sitting.title;
  const listed = isAutomatic ? [] : choices;
  const marches = listed.filter(choice => choice.do === 'march');
  const steps = listed.filter(choice => choice.do === 'step');
  const rest = listed.filter(choice => choice.do !== 'march' && choice.do !== 'step');
  return {
    crumbs: [],
    prompt: frame === undefined ? t('client.gameOver') : words.prompt(t, game, frame),
    buttons: rest.map(choose => ({
      label: capital(words.choice(t, world, choose)),
      act: { choose },
      legal: true,
      weight: 'plain',
    })),
    pickets: new Map(marches.map(choice => [choice.picket, choice])),
    posts: new Map(steps.map(choice => [choice.to, choice])),
    attemptPicket: picket => ({ do: 'march', picket }),
    attemptPost: to => ({ do: 'step', to }),
  };
}
