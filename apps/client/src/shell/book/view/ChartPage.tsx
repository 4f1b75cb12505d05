import type { Translate } from '@wigwag/words';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../parts/IconButton.tsx';
import { KeyCap } from '../../parts/KeyCap.tsx';
import type { ChartAsked } from '../address.ts';
import { ChartLink } from '../ChartLink.tsx';
import type { TitleBook } from '../titleBook.ts';
import type { Back } from './PageView.tsx';

interface Props {
  readonly title: TitleBook;
  readonly asked: ChartAsked;
  readonly back: Back;
  readonly t: Translate;
}

/** One chart of the game on the table; one that there is not: all of them, to print. */
export function ChartPage({ title: { charts }, asked, back, t }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chart is read from its title
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.book-leaf')?.scrollTo({ top: 0 });
  }, [asked.chart]);
  const list = charts?.list(t) ?? [];
  const shown = list.filter(({ id }) => id === asked.chart);
  return (
    <article className="book-page chart-page">
      <header>
        <ol className="crumbs">
          <li>{t('client.charts')}</li>
        </ol>
        <IconButton icon="print" label={t('client.charts.print')} onClick={() => window.print()} />
        <button type="button" className="book-back" aria-keyshortcuts="Escape" onClick={back.go}>
          {back.label} <KeyCap name="Esc" />
        </button>
      </header>
      <h2 ref={heading} tabIndex={-1}>
        {shown[0]?.label ?? t('client.charts')}
      </h2>
      {(shown.length === 0 ? list : shown).map(({ id, label }) => (
        <section key={id} className="chart">
          {shown.length === 0 && <h3 className="chart-name">{label}</h3>}
          {charts?.view({ ...asked, chart: id })}
        </section>
      ))}
    </article>
  );
}

interface BesideProps {
  readonly title: TitleBook;
  readonly section: string;
  readonly t: Translate;
}

/** The chart of the section that is read, where there is room beside it. */
export function ChartBeside({ title: { charts }, section, t }: BesideProps) {
  const id = charts?.of(section);
  const label = charts?.list(t).find(each => each.id === id)?.label;
  if (charts === undefined || id === undefined || label === undefined) return undefined;
  return (
    <aside className="book-charts" aria-label={t('client.charts')}>
      <header>
        <h2>{label}</h2>
        <ChartLink chart={id} />
      </header>
      {charts.view({ chart: id })}
    </aside>
  );
}
