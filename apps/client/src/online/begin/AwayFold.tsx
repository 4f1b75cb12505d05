import type { Translate } from '@wigwag/words';
import { lazy, Suspense } from 'react';
import { isServed } from '../served.ts';

const FarAway = lazy(() => import('./FarAway.tsx').then(module => ({ default: module.FarAway })));

interface Props {
  readonly title: string;
  readonly setup: unknown;
  readonly t: Translate;
}

/** The way to a game against somebody far away, folded; without a server of games nothing. */
export const AwayFold = (props: Props) =>
  isServed() && (
    <details className="way-in">
      <summary>{props.t('online.away')}</summary>
      <Suspense>
        <FarAway {...props} />
      </Suspense>
    </details>
  );
