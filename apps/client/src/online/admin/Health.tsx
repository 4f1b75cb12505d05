import { useDesk } from '../../shell/desk.ts';
import { Section } from '../account/Section.tsx';
import { Particulars } from '../game/Face.tsx';
import type { PartProps } from './AdminPage.tsx';
import { When } from './When.tsx';

/** How the server is: what the node that answered has done, and how large the database is. */
export function Health({ view, t, onChanged }: PartProps) {
  const language = useDesk(desk => desk.language);
  const count = new Intl.NumberFormat(language);
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
  const bytes = (value: number): string => size.format(value / 1e6);
  const { node, databaseBytes, lateNotices, sendsMail } = view.health;
  const { running, over, inviting, mixing } = view.games;
  return (
    <Section title={t('online.admin.health')}>
      <Particulars
        rows={[
          [t('online.admin.health.since'), <When key="since" at={node.startedAt} />],
          [t('online.admin.health.running'), count.format(running)],
          [t('online.admin.health.waiting'), count.format(inviting + mixing)],
          [t('online.admin.health.over'), count.format(over)],
          [t('online.admin.health.sockets'), count.format(node.sockets)],
          [t('online.admin.health.live'), count.format(node.liveGames)],
          [t('online.admin.health.entries'), count.format(node.entries)],
          [
            t('online.admin.health.answers'),
            t('online.admin.health.failures', {
              answers: count.format(node.answers),
              failures: count.format(node.failures),
            }),
          ],
          [t('online.admin.health.memory'), bytes(node.memoryBytes)],
          [t('online.admin.health.database'), bytes(databaseBytes)],
          [t('online.admin.health.notices'), count.format(lateNotices)],
          [t('online.admin.health.mail'), sendsMail ? t('online.admin.yes') : t('online.admin.no')],
        ]}
      />
      <button type="button" className="choice" onClick={onChanged}>
        {t('online.admin.again')}
      </button>
    </Section>
  );
}
