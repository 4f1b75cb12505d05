import type { TableInfo } from '@wigwag/protocol';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../../home/Notice.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** The table is fetched by whoever plays. */
const OnlineTable = lazy(() => import('../table/openOnline.tsx').then(module => ({ default: module.OnlineTable })));

/** A game at the server: where its players wait for each other, then its table. */
export function GameAtServer({ info }: { readonly info: TableInfo }) {
  const [table, setTable] = useState(info);
  const isWaiting = table.status === 'inviting' || table.status === 'mixing';
  if (isWaiting) return <WaitingRoom key={table.id} first={table} onBegun={setTable} />;
  return (
    <Suspense fallback={<Notice />}>
      <OnlineTable info={table} />
    </Suspense>
  );
}
