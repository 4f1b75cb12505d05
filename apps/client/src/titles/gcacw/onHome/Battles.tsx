import { THEMES, type Theme } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import { useState } from 'react';
import { useGames } from '../../../shell/keeping/useGames.ts';
import type { Entry } from '../library/lists.ts';
import { BattleCard } from './BattleCard.tsx';
import { LENGTHS, type Length, lengthOf, lengthSaid } from './lengths.ts';

const THEME_SAID: { readonly [T in Theme]: (t: Translate) => string } = {
  raid: t => t('client.home.theme.raid'),
  river: t => t('client.home.theme.river'),
  pursuit: t => t('client.home.theme.pursuit'),
  battle: t => t('client.home.theme.battle'),
};

/** What is asked for; undefined: any. */
interface Wanted {
  readonly length?: Length | undefined;
  readonly theme?: Theme | undefined;
}

const isWanted = (entry: Entry, { length, theme }: Wanted): boolean =>
  (length === undefined || lengthOf(entry) === length) && (theme === undefined || entry.theme === theme);

interface FilterProps {
  readonly wanted: Wanted;
  readonly t: Translate;
  readonly onWant: (wanted: Wanted) => void;
}

/** By size and by theme; pressed again, a filter lets go. */
function Filters({ wanted, t, onWant }: FilterProps) {
  const { length, theme } = wanted;
  const chip = (label: string, isOn: boolean, next: Wanted) => (
    <button key={label} type="button" className="chip" aria-pressed={isOn} onClick={() => onWant(next)}>
      {label}
    </button>
  );
  const turned = <V,>(each: V, now: V | undefined): V | undefined => (each === now ? undefined : each);
  return (
    <fieldset className="filters">
      <legend className="unseen">{t('client.home.filters')}</legend>
      {chip(t('client.home.any'), length === undefined && theme === undefined, {})}
      {LENGTHS.map(each => chip(lengthSaid(t, each), each === length, { theme, length: turned(each, length) }))}
      <span className="filters-gap" aria-hidden="true" />
      {THEMES.map(each => chip(THEME_SAID[each](t), each === theme, { length, theme: turned(each, theme) }))}
    </fieldset>
  );
}

interface Props {
  readonly entries: readonly Entry[];
  /** The id of the battle whose sheet is open. */
  readonly chosen: string | undefined;
  readonly t: Translate;
}

/** The battles, from small to large, by what one has time and mood for. */
export function Battles({ entries, chosen, t }: Props) {
  const [wanted, setWanted] = useState<Wanted>({});
  const games = useGames();
  const shown = entries.filter(entry => isWanted(entry, wanted));
  return (
    <section aria-labelledby="battles">
      <div className="section-head">
        <h2 id="battles">{t('client.home.battles')}</h2>
        <Filters wanted={wanted} t={t} onWant={setWanted} />
      </div>
      <p className="unseen" role="status">
        {t('client.home.shown', { count: shown.length })}
      </p>
      {shown.length === 0 && <p>{t('client.home.noneSuch')}</p>}
      <ul className="cards">
        {shown.map(entry => (
          <BattleCard key={entry.id} {...{ entry, games, t }} isChosen={entry.id === chosen} />
        ))}
      </ul>
    </section>
  );
}
