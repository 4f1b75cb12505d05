import type { PersonSettings } from '@wigwag/protocol';
import { LANGUAGES, type Translate } from '@wigwag/words';
import { useState } from 'react';
import { setLanguage } from '../../shell/desk.ts';
import { setSettings } from '../api/accounts.ts';
import { useDeed } from '../api/useDeed.ts';
import { Field, Problem } from '../people/Field.tsx';
import { Line, Section } from './Section.tsx';

type Calendar = PersonSettings['calendar'];

interface Props {
  readonly settings: PersonSettings;
  readonly t: Translate;
  readonly onSaved: (settings: PersonSettings) => void;
}

const ofClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const inMinutes = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

const USUAL_NIGHT = { from: 22 * 60, to: 7 * 60 };

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Nobody has said yet where he lives: the browser knows. */
const firstZone = ({ zone, night }: Calendar): string => (zone === 'UTC' && night === undefined ? ownZone() : zone);

const zones = (zone: string): readonly string[] => [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])];

interface CalendarProps {
  readonly calendar: Calendar;
  readonly t: Translate;
  readonly onChange: (change: Partial<Calendar>) => void;
}

function Night({ calendar, t, onChange }: CalendarProps) {
  const { night } = calendar;
  return (
    <>
      <label className="check-line">
        <input
          type="checkbox"
          checked={night !== undefined}
          onChange={({ target }) => onChange({ night: target.checked ? USUAL_NIGHT : undefined } as Partial<Calendar>)}
        />
        {t('online.clock.nights')}
      </label>
      {night !== undefined && (
        <div className="from-to">
          <Field
            type="time"
            required
            label={t('online.clock.from')}
            value={ofClock(night.from)}
            onText={text => onChange({ night: { ...night, from: inMinutes(text) } })}
          />
          <Field
            type="time"
            required
            label={t('online.clock.to')}
            value={ofClock(night.to)}
            onText={text => onChange({ night: { ...night, to: inMinutes(text) } })}
          />
        </div>
      )}
    </>
  );
}

function Leave({ calendar, t, onChange }: CalendarProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { vacations } = calendar;
  const isWhole = from !== '' && to >= from;
  return (
    <fieldset className="leave">
      <legend>{t('online.clock.leave')}</legend>
      <p className="quiet">{t('online.clock.leave.about')}</p>
      {vacations.map(each => (
        <Line key={each.from} name={t('online.clock.fromTo', each)}>
          <button
            type="button"
            className="choice quiet"
            onClick={() => onChange({ vacations: vacations.filter(({ from: first }) => first !== each.from) })}
          >
            {t('online.keys.remove')} <span className="unseen">{each.from}</span>
          </button>
        </Line>
      ))}
      <div className="from-to">
        <Field type="date" label={t('online.clock.first')} value={from} onText={setFrom} />
        <Field type="date" label={t('online.clock.last')} value={to} onText={setTo} />
        <button
          type="button"
          className="choice"
          disabled={!isWhole}
          onClick={() => {
            onChange({ vacations: [...vacations, { from, to }] });
            setFrom('');
            setTo('');
          }}
        >
          {t('online.clock.addLeave')}
        </button>
      </div>
    </fieldset>
  );
}

/** When my clock stands in games over days, and the language of letters. */
export function Standing({ settings, t, onSaved }: Props) {
  const [language, setOwn] = useState(settings.language);
  const [calendar, setCalendar] = useState({ ...settings.calendar, zone: firstZone(settings.calendar) });
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useDeed(t);
  const onChange = (change: Partial<Calendar>): void => {
    setDone(false);
    const { night, ...rest } = { ...calendar, ...change };
    setCalendar({ ...rest, ...(night !== undefined && { night }) });
  };
  const save = async (): Promise<void> => {
    onSaved(await setSettings({ language, calendar }));
    await setLanguage(language);
    setDone(true);
  };
  return (
    <Section title={t('online.clock')}>
      <form
        onSubmit={event => {
          event.preventDefault();
          run(save);
        }}
      >
        <label className="online-field">
          {t('online.clock.zone')}
          <select value={calendar.zone} onChange={({ target }) => onChange({ zone: target.value })}>
            {zones(calendar.zone).map(zone => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </label>
        <Night {...{ calendar, t, onChange }} />
        <label className="check-line">
          <input
            type="checkbox"
            checked={calendar.weekends}
            onChange={({ target }) => onChange({ weekends: target.checked })}
          />
          {t('online.clock.weekends')}
        </label>
        <Leave {...{ calendar, t, onChange }} />
        <label className="online-field">
          {t('online.clock.language')}
          <select value={language} onChange={({ target }) => setOwn(target.value as PersonSettings['language'])}>
            {LANGUAGES.map(each => (
              <option key={each} value={each} lang={each}>
                {new Intl.DisplayNames(each, { type: 'language' }).of(each)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="choice" disabled={isBusy}>
          {t('online.save')}
        </button>
        <p role="status">{isDone && t('online.saved')}</p>
        <Problem problem={problem} />
      </form>
    </Section>
  );
}
