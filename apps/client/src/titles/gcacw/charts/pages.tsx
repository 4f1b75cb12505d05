import { handoutOf, type World } from '@wigwag/gcacw';
import { chartTitle, type Translate, tableTitle } from '@wigwag/words';
import type { ReactNode } from 'react';
import type { ChartAsked } from '../../../shell/book/address.ts';
import { ChartView } from './ChartView.tsx';

/** The charts of the game on the table, with the words by which they are found. */
export const listed = (t: Translate, world: World) =>
  handoutOf(world).map(({ id, tables }) => ({
    id,
    label: chartTitle(t, id),
    words: tables.map(table => tableTitle(t, table.id)).join(' '),
  }));

export const view = (asked: ChartAsked): ReactNode => <ChartView {...asked} />;
