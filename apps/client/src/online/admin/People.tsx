import { useCallback, useState } from 'react';
import { Line, Section } from '../account/Section.tsx';
import { useLoaded } from '../account/useLoaded.ts';
import { findPeople } from '../api/admin.ts';
import { refusalSaid } from '../api/refused.ts';
import { Field, Problem } from '../people/Field.tsx';
import type { PartProps } from './AdminPage.tsx';
import { BanForm, BanSaid } from './BanForm.tsx';
import { When } from './When.tsx';

/** Who has a name here, and who is kept out, why and until when. */
export function People({ view, t, onChanged }: PartProps) {
  const [search, setSearch] = useState('');
  const fetched = useCallback(() => findPeople(search.trim()), [search]);
  const { value: people, refusal, load } = useLoaded(fetched);
  const again = (): void => {
    load();
    onChanged();
  };
  const { accounts, guests } = view.people;
  return (
    <>
      <Section title={t('online.admin.banned')}>
        {view.banned.length === 0 && <p>{t('online.admin.banned.none')}</p>}
        {view.banned.map(({ id, name, ...ban }) => (
          <Line key={id} name={name} about={<BanSaid ban={ban} t={t} />}>
            <BanForm person={{ id, name }} {...{ ban, t }} onChanged={again} />
          </Line>
        ))}
      </Section>
      <Section title={t('online.admin.people')}>
        <p className="quiet">{t('online.admin.people.count', { accounts, guests })}</p>
        <Field type="search" maxLength={80} label={t('online.admin.people.search')} value={search} onText={setSearch} />
        <Problem problem={refusal === undefined ? undefined : refusalSaid(t, refusal)} />
        <p role="status" className={people?.length === 0 ? undefined : 'unseen'}>
          {people?.length === 0 && t('online.admin.people.none')}
        </p>
        {people?.map(({ id, name, isGuest, isAdmin, email, createdAt, games, ban }) => (
          <Line
            key={id}
            name={isGuest ? t('online.lobby.guest', { name }) : name}
            about={
              <>
                {email !== undefined && `${email}, `}
                {t('online.admin.people.games', { count: games })}, {t('online.admin.people.since')}{' '}
                <When at={createdAt} /> {ban !== undefined && <BanSaid ban={ban} t={t} />}
              </>
            }
          >
            {isAdmin ? (
              <small className="quiet">{t('online.admin.isAdmin')}</small>
            ) : (
              <BanForm person={{ id, name }} {...{ ban, t }} onChanged={again} />
            )}
          </Line>
        ))}
      </Section>
    </>
  );
}
