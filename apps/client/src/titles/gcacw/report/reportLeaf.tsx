import type { Translate } from '@wigwag/words';
import { lazy, Suspense } from 'react';
import type { Leaf } from '../../../shell/room.ts';
import type { View } from '../room.ts';

/** Fetched when somebody reads it. */
const CampaignReport = lazy(() => import('./CampaignReport.tsx').then(module => ({ default: module.CampaignReport })));

/** The whole game: after its end the report, before it the story so far. */
export const reportLeaf = (t: Translate, { frame }: View): Pick<Leaf, 'label' | 'body'> => ({
  label: frame === undefined ? t('gcacw.report') : t('gcacw.report.soFar'),
  body: (
    <Suspense fallback={<p className="report-waiting">{t('client.report.reading')}</p>}>
      <CampaignReport />
    </Suspense>
  ),
});
