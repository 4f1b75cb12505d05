import type { ReportMoment } from '@wigwag/gcacw';
import type { ReactNode } from 'react';
import type { SheetProps } from './context.ts';

interface Props extends Pick<SheetProps, 'telling' | 'go'> {
  readonly moment: ReportMoment;
  readonly children: ReactNode;
}

/** Leads to the moment it speaks of; where nothing can be led to, only its text. */
export function Go({ telling, go, moment, children }: Props) {
  if (go === undefined) return <b className="report-when">{children}</b>;
  return (
    <button
      type="button"
      className="report-when report-go"
      title={telling.t('gcacw.report.look')}
      onClick={() => go(moment.lines)}
    >
      {children}
    </button>
  );
}
