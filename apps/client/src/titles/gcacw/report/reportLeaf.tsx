import type { Translate } from '@wigwag/words';
import type { Leaf } from '../../../shell/room.ts';
import { CampaignReport } from '../opened.ts';
import type { View } from '../room.ts';

/** The whole game: after its end the report, before it the story so far. */
export const reportLeaf = (t: Translate, { frame }: View): Pick<Leaf, 'label' | 'body'> => ({
  label: frame === undefined ? t('gcacw.report') : t('gcacw.report.soFar'),
  body: <CampaignReport />,
});
