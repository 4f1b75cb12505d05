import { decidedBy } from '@wigwag/report/telling';
import { useDesk } from '../../../shell/desk.ts';
import { useReport } from '../report/useReport.ts';
import { useRoom } from '../room.ts';

/** What decided a campaign that is over, as soon as it has been read through. */
export function Decided() {
  const { sitting, world, t } = useRoom();
  const language = useDesk(desk => desk.language);
  const { report } = useReport(sitting, sitting.view());
  if (report === undefined) return undefined;
  return decidedBy({ t, language, world }, report).map(sentence => <p key={sentence}>{sentence}</p>);
}
