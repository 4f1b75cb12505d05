import type { Translate } from '@wigwag/words';
import { lazy, type ReactNode, Suspense } from 'react';
import type { KeptGame } from '../../shell/keeping/keptGame.ts';
import { Ground } from '../../titles/gcacw/onHome/Ground.tsx';
import { glanceShown, setupShown } from '../../titles/setups.ts';

/** What draws an open table is fetched by those who have a battle on one. */
const BattlePicture = lazy(() =>
  import('../../titles/lee/onHome/BattlePicture.tsx').then(({ BattlePicture: picture }) => ({ default: picture })),
);

/** What a game is played on, as everybody sees it; undefined: there is nothing to show. */
export function pictureOf(t: Translate, { ruleset, setup, glance }: KeptGame): ReactNode {
  const { scenario } = setupShown(t, ruleset, setup);
  const { stands, ground } = glanceShown(t, ruleset, glance);
  if (scenario !== undefined) return <Ground {...{ scenario, stands }} />;
  return (
    ground && (
      <div className="ground battle-ground">
        <Suspense>
          <BattlePicture ground={ground} />
        </Suspense>
      </div>
    )
  );
}
