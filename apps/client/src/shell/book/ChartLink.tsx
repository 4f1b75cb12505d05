import type { MouseEvent } from 'react';
import { useShell } from '../room.ts';
import { addressOfChart, type ChartAsked, openChart } from './address.ts';
import { isPlain } from './RuleLink.tsx';

/** What a plain click on a link to a chart does; any other is the browser's. */
export const onChart =
  (asked: ChartAsked, first?: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    first?.();
    openChart(asked);
  };

interface Props extends ChartAsked {
  readonly tabIndex?: 0 | -1;
}

/** The way to a chart with what applies lit; nothing where the title has none. */
export function ChartLink({ tabIndex, ...asked }: Props) {
  const { book, t } = useShell();
  if (book?.charts === undefined) return undefined;
  const label = book.charts.name(t, asked.chart);
  return (
    <a
      className="chart-link"
      href={addressOfChart(asked)}
      aria-label={t('client.charts.open', { chart: label })}
      tabIndex={tabIndex}
      onClick={onChart(asked)}
    >
      {t('client.charts.link')}
    </a>
  );
}
