import type { Cell, Lit, Table, TableRow } from '@wigwag/gcacw';
import { cellText, resultWords, tableTitle } from '@wigwag/words';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { addressOfRule } from '../../../shell/book/address.ts';
import { onRule, RuleLink } from '../../../shell/book/RuleLink.tsx';
import { percent } from '../odds/numbers.ts';
import { useRoom } from '../room.ts';

interface Props {
  readonly table: Table;
  readonly lights: readonly Lit[];
}

export const RESULTS: readonly string[] = ['defender', 'attacker'];

/** Which rows, columns and cells are lit. */
function lightOf(lights: readonly Lit[], row: number, column: number): string {
  const isCell = lights.some(each => each.row === row && each.column === column);
  if (isCell) return 'cell';
  return lights.some(each => (each.row === row) !== (each.column === column)) ? 'in-line' : '';
}

function Head({ row, isLit }: { readonly row: TableRow; readonly isLit: boolean }) {
  const { t } = useRoom();
  const text = cellText(t, row.head);
  return (
    <th scope="row" className={isLit ? 'lit' : ''} aria-current={isLit ? 'true' : undefined}>
      {row.clause === undefined ? (
        text
      ) : (
        <a className="rule-link" href={addressOfRule(row.clause)} onClick={onRule(row.clause)}>
          {text}
        </a>
      )}
    </th>
  );
}

function Chance({ share, most }: { readonly share: number | undefined; readonly most: number }) {
  if (share === undefined) return <td className="chance" />;
  return (
    <td className="chance">
      <i style={{ '--share': share / most } as CSSProperties} />
      <span>{percent(share)}</span>
    </td>
  );
}

/** What the lit cell of the Combat Chart says. */
function Said({ table, lights }: Props) {
  const { t } = useRoom();
  if (!RESULTS.includes(table.id)) return undefined;
  const found = lights.find(({ row, column }) => row !== undefined && column !== undefined);
  const cell = table.rows[found?.row ?? -1]?.cells[found?.column ?? -1];
  if (typeof cell !== 'string') return undefined;
  return (
    <p className="chart-said">
      <b>{cell}</b> {resultWords(t, cell)}
    </p>
  );
}

const keyOf = (place: number): string => `${place}`;

function Body({ table, lights }: Props) {
  const { t } = useRoom();
  const chances = lights.find(each => each.chances !== undefined)?.chances;
  const most = chances === undefined ? 1 : Math.max(...chances.values());
  const isResult = RESULTS.includes(table.id);
  const titleOf = (cell: Cell): string | undefined =>
    isResult && typeof cell === 'string' ? resultWords(t, cell) : undefined;
  return (
    <tbody>
      {table.rows.map((row, at) => (
        <tr key={keyOf(at)}>
          <Head row={row} isLit={lights.some(each => each.row === at)} />
          {row.cells.map((cell, column) => {
            const light = lightOf(lights, at, column);
            return (
              <td
                key={keyOf(column)}
                className={light}
                aria-current={light === 'cell' ? 'true' : undefined}
                title={titleOf(cell)}
              >
                {cellText(t, cell)}
              </td>
            );
          })}
          {chances !== undefined && <Chance share={chances.get(at)} most={most} />}
        </tr>
      ))}
    </tbody>
  );
}

/** A lit column that is out of sight is scrolled to, in the table alone. */
function useLitInSight(lights: readonly Lit[]): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lights, another column
  useEffect(() => {
    const box = scroller.current;
    const column = box?.querySelector<HTMLElement>('thead th.lit');
    if (box === null || column === null || column === undefined) return;
    const isSeen = column.offsetLeft + column.offsetWidth <= box.scrollLeft + box.clientWidth;
    if (!isSeen) box.scrollLeft = column.offsetLeft - box.clientWidth / 2;
  }, [lights]);
  return scroller;
}

export function Notes({ table: { notes = [] } }: Pick<Props, 'table'>) {
  const { t } = useRoom();
  return notes.map(note => (
    <p key={note.code} className="chart-note">
      {cellText(t, note)}
    </p>
  ));
}

/** One table of the handout, with what applies lit; a wide one scrolls in itself. */
export function TableView({ table, lights }: Props) {
  const { t } = useRoom();
  const scroller = useLitInSight(lights);
  const title = tableTitle(t, table.id);
  const hasChances = lights.some(each => each.chances !== undefined);
  const isResult = RESULTS.includes(table.id);
  return (
    <figure className={`chart-table of-${table.id}`}>
      <figcaption>
        <h3>{title}</h3>
        {table.clause !== undefined && <RuleLink clause={table.clause} />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it from here */}
      {/* biome-ignore lint/a11y/useSemanticElements: a table that scrolls is no group of fields */}
      <div ref={scroller} className="chart-scroll" role="group" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {table.corner === undefined ? (
                <td className="corner" />
              ) : (
                <th scope="col">{cellText(t, table.corner)}</th>
              )}
              {table.columns.map((column, at) => {
                const isLit = lights.some(each => each.column === at);
                return (
                  <th
                    key={keyOf(at)}
                    scope="col"
                    className={isLit ? 'lit' : ''}
                    aria-current={isLit ? 'true' : undefined}
                  >
                    {cellText(t, column)}
                  </th>
                );
              })}
              {hasChances && <th scope="col">{t('client.odds.chance')}</th>}
            </tr>
          </thead>
          <Body {...{ table, lights }} />
        </table>
      </div>
      <Said {...{ table, lights }} />
      {!isResult && <Notes table={table} />}
    </figure>
  );
}
