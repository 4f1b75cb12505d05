import type { TableInfo } from '@wigwag/protocol';
import { HomeTop } from '../../home/HomeTop.tsx';
import { useLook } from '../../shell/useLook.ts';
import { Particulars, SideName, useBattleName } from '../game/Face.tsx';

/** A game that is played, or was: who sits where. */
export function OnlineTable({ info }: { readonly info: TableInfo }) {
  const t = useLook();
  const name = useBattleName(info);
  const { title, seats } = info;
  return (
    <div className="home online-page">
      <HomeTop t={t} />
      <main>
        <h1>{name}</h1>
        <Particulars
          rows={seats.map(({ side, name: who }) => [
            who ?? t('online.waiting.nobody'),
            <SideName key={side} {...{ title, side, t }} />,
          ])}
        />
      </main>
    </div>
  );
}
