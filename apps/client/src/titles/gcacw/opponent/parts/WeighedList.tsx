import type { Weighed } from '@wigwag/ai';
import { canonicalJson } from '@wigwag/kernel';
import { useDesk } from '../../../../shell/desk.ts';
import { putOnMap } from '../../desk.ts';
import { useRoom } from '../../room.ts';
import { deedSaid, pointsSaid } from '../advice/said.ts';
import { MOST_WEIGHED } from '../weighedOn.ts';

interface Props {
  readonly candidates: readonly Weighed[];
  /** Was the best of them done? */
  readonly isChosen: boolean;
}

/** What was thought of, the best first, with its number on the map. */
export function WeighedList({ candidates, isChosen }: Props) {
  const { t, world } = useRoom();
  const language = useDesk(desk => desk.language);
  const told = (goal: number | undefined) => (): void => putOnMap({ told: goal === undefined ? [] : [goal] });
  return (
    <section className="weighed-list">
      <h3>{t('client.why.weighed')}</h3>
      <ol>
        {candidates.slice(0, MOST_WEIGHED).map((each, place) => (
          <li
            key={canonicalJson(each.choice)}
            className={place === 0 && isChosen ? 'best' : ''}
            onPointerEnter={told(each.goal)}
            onPointerLeave={told(undefined)}
          >
            <span className="weighed-number" aria-hidden="true">
              {place + 1}
            </span>
            <span>{deedSaid(t, world, each)}</span>
            <b>{pointsSaid(each.value, language)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
