import type { Translate } from '@wigwag/words';
import { useEffect, useState } from 'react';
import { mayBeCleared } from '../shell/keeping/persistence.ts';
import { useGames } from '../shell/keeping/useGames.ts';

interface Props {
  readonly t: Translate;
  /** How many games of an older version could not be moved to where games are kept now. */
  readonly unmoved?: number;
}

/** Where the games are, and what the browser has not promised. */
export function WhereKept({ t, unmoved = 0 }: Props) {
  const hasGames = useGames().length > 0;
  const [isUncertain, setUncertain] = useState(false);
  useEffect(() => {
    void mayBeCleared().then(may => setUncertain(may === true));
  }, []);
  if (!hasGames && unmoved === 0) return undefined;
  return (
    <p className="fine where-kept">
      {t('client.kept.where')} {hasGames && isUncertain && t('client.kept.uncertain')}{' '}
      {unmoved > 0 && t('client.kept.unmoved', { count: unmoved })}
    </p>
  );
}
