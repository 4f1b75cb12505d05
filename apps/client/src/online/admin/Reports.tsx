import type { AdminView } from '@wigwag/protocol';
import { Section } from '../account/Section.tsx';
import { closeReport } from '../api/admin.ts';
import { useDeed } from '../api/useDeed.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { Problem } from '../people/Field.tsx';
import type { PartProps } from './AdminPage.tsx';
import { BanForm } from './BanForm.tsx';
import { When } from './When.tsx';

function Report({ report, t, view, onChanged }: PartProps & { readonly report: AdminView['reports'][number] }) {
  const { isBusy, problem, run } = useDeed(t);
  const { id, text, about, by, at, game, isPublic } = report;
  const ban = view.banned.find(each => each.id === about?.id);
  return (
    <li className="admin-item">
      <blockquote>{text}</blockquote>
      <p className="quiet">
        {t('online.admin.report.of', { name: about?.name ?? t('online.nobody'), by: by ?? t('online.nobody') })}{' '}
        <When at={at} />, {isPublic ? <a href={addressOfOnlineGame(game)}>{game}</a> : game}
      </p>
      <div className="admin-deeds">
        {about !== undefined && <BanForm person={about} {...{ ban, t, onChanged }} />}
        <button
          type="button"
          className="choice"
          disabled={isBusy}
          onClick={() => run(async () => void (await closeReport(id).then(onChanged)))}
        >
          {t('online.admin.close')} <span className="unseen">{text}</span>
        </button>
      </div>
      <Problem problem={problem} />
    </li>
  );
}

/** Lines of chat that somebody complains about, and who is kept out. */
export const Reports = (props: PartProps) => {
  const { view, t } = props;
  return (
    <Section title={t('online.admin.reports')}>
      {view.reports.length === 0 && <p>{t('online.admin.reports.none')}</p>}
      <ul className="admin-list">
        {view.reports.map(report => (
          <Report key={report.id} {...props} report={report} />
        ))}
      </ul>
    </Section>
  );
};
