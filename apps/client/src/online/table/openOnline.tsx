import type { Vocabulary } from '@wigwag/kernel';
import type { TableInfo } from '@wigwag/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import type { Laid } from '../../shell/door.ts';
import { spokenIn } from '../../shell/spoken.ts';
import { laidFor } from './laidFor.ts';
import { OnlineTable as Table } from './OnlineTable.tsx';

type Found = { readonly laid: Laid<Vocabulary> } | 'opening' | 'unknown' | 'not-fetched';

/** A game at the server that runs, or is over: its table, fetched with the title. */
export function OnlineTable({ info }: { readonly info: TableInfo }): ReactElement {
  const [found, setFound] = useState<Found>('opening');
  const t = spokenIn(useDesk(desk => desk.language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a game is opened from never changes
  useEffect(() => {
    let isGone = false;
    laidFor(info).then(
      laid => !isGone && setFound(laid === undefined ? 'unknown' : { laid }),
      () => !isGone && setFound('not-fetched'),
    );
    return () => {
      isGone = true;
    };
  }, [info.id]);
  if (typeof found === 'object') return <Table laid={found.laid} info={info} />;
  const said = {
    opening: t('online.table.opening'),
    unknown: t('online.table.other-rules'),
    'not-fetched': t('online.table.not-fetched'),
  }[found];
  return (
    <div className="notice" role={found === 'opening' ? 'status' : 'alert'}>
      <p>{said}</p>
    </div>
  );
}
