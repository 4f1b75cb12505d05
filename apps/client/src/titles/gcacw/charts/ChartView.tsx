import '../css/charts.css';
import { type ChartId, handoutOf } from '@wigwag/gcacw';
import { useMemo } from 'react';
import type { ChartAsked } from '../../../shell/book/address.ts';
import { useRoom } from '../room.ts';
import { Notes, RESULTS, TableView } from './TableView.tsx';
import { useLights } from './useLights.ts';

/** The tables of a chart of the game on the table. */
export function ChartView({ chart, line }: ChartAsked) {
  const { world } = useRoom();
  const tables = useMemo(
    () => handoutOf(world).find(({ id }) => id === (chart as ChartId))?.tables ?? [],
    [world, chart],
  );
  const lights = useLights(line);
  // The codes of both halves of the Combat Chart are explained over them, before they are read.
  const coded = tables.filter(({ id, notes = [] }) => RESULTS.includes(id) && notes.length > 0);
  return (
    <div className="chart-tables">
      {coded.length > 0 && (
        <div className="chart-codes">
          {coded.map(table => (
            <Notes key={table.id} table={table} />
          ))}
        </div>
      )}
      {tables.map(table => (
        <TableView key={table.id} table={table} lights={lights.filter(each => each.table === table.id)} />
      ))}
    </div>
  );
}
