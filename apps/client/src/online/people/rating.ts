import type { ShownRating } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';

/** A plain figure, with a sign while few games stand behind it; nothing of somebody who has none. */
export function ratingSaid(t: Translate, rating: ShownRating | undefined): string {
  if (rating === undefined) return '';
  return rating.isSure ? String(rating.number) : t('online.rating.unsure', { number: rating.number });
}
