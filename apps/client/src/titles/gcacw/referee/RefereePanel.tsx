import { type EditName, NOWHERE, SIDES, WORKS, type WorksState, type World } from '@wigwag/gcacw';
import { describeLeader, describeUnit, hexLabel, keyFor, type Translate } from '@wigwag/words';
import { sayAnswer } from '../../../shell/hand.ts';
import { fillForm, useMapDesk } from '../desk.ts';
import { useRoom } from '../room.ts';
import { mayReferee } from './askReferee.ts';
import { ChoiceField, type Choosable, FlagField, NumberField } from './Fields.tsx';
import { editOf, type RefereeForm, withUnit, withVerb } from './form.ts';
import { Options } from './Options.tsx';

const VERBS: readonly EditName[] = [
  ...(['placeUnit', 'removeUnit', 'setUnit', 'attachLeader', 'removeLeader'] as const),
  ...(['setTurn', 'setWeather', 'setCrossing', 'setStation', 'setFlanks'] as const),
];

const MOST_SIGNS = 200;

const change = (part: Partial<RefereeForm>): void => fillForm(form => ({ ...form, ...part }));

const numbered = (pieces: readonly unknown[], text: (id: number) => string): Choosable[] =>
  pieces.map((_, id) => ({ value: String(id), text: text(id) }));

const unitsOf = (t: Translate, world: World): Choosable[] => numbered(world.units, id => describeUnit(t, world, id));
const leadersOf = (t: Translate, world: World): Choosable[] =>
  numbered(world.leaders, id => describeLeader(t, world, id));

function UnitField() {
  const { world, view, t } = useRoom();
  const form = useMapDesk(desk => desk.form);
  return (
    <ChoiceField
      label={t('client.referee.unit')}
      value={String(form.unit)}
      of={unitsOf(t, world)}
      onChange={value => fillForm(filled => withUnit(filled, view.game, Number(value)))}
    />
  );
}

function LeaderField() {
  const { world, t } = useRoom();
  const leader = useMapDesk(desk => desk.form.leader);
  return (
    <ChoiceField
      label={t('client.referee.leader')}
      value={String(leader)}
      of={leadersOf(t, world)}
      onChange={value => change({ leader: Number(value) })}
    />
  );
}

/** A hex is pointed at on the map. */
function HexField({ at }: { readonly at: 'hex' | 'to' }) {
  const { world, t } = useRoom();
  const hex = useMapDesk(desk => desk.form[at]);
  return (
    <p className="field">
      <span>{at === 'hex' ? t('client.referee.hex') : t('client.referee.to')}</span>
      <output>{hex === NOWHERE ? t('client.referee.point') : hexLabel(world, hex)}</output>
    </p>
  );
}

function StateFields() {
  const { t } = useRoom();
  const form = useMapDesk(desk => desk.form);
  const works = (['none', ...WORKS] as const).map(value => ({ value, text: t(keyFor('gcacw.works', value)) }));
  return (
    <>
      <NumberField
        label={t('client.referee.manpower')}
        value={form.manpower}
        onChange={manpower => change({ manpower })}
      />
      <NumberField label={t('client.referee.fatigue')} value={form.fatigue} onChange={fatigue => change({ fatigue })} />
      <NumberField
        label={t('client.referee.demoralized')}
        value={form.demoralized}
        onChange={demoralized => change({ demoralized })}
      />
      <FlagField
        label={t('client.disorganized')}
        value={form.disorganized}
        onChange={disorganized => change({ disorganized })}
      />
      <FlagField label={t('client.exhausted')} value={form.exhausted} onChange={exhausted => change({ exhausted })} />
      <ChoiceField
        label={t('client.referee.works')}
        value={form.works}
        of={works}
        onChange={value => change({ works: value as WorksState })}
      />
    </>
  );
}

function WeatherFields() {
  const { t } = useRoom();
  const { rain, minor, major } = useMapDesk(desk => desk.form);
  return (
    <>
      <NumberField label={t('client.referee.rain')} value={rain} onChange={value => change({ rain: value })} />
      <NumberField label={t('client.referee.minor')} value={minor} onChange={value => change({ minor: value })} />
      <NumberField label={t('client.referee.major')} value={major} onChange={value => change({ major: value })} />
    </>
  );
}

function CrossingFields() {
  const { t } = useRoom();
  const { destroyed, pontoon } = useMapDesk(desk => desk.form);
  const sides = SIDES.map(value => ({ value, text: t(keyFor('gcacw.side', value)) }));
  return (
    <>
      <HexField at="hex" />
      <HexField at="to" />
      <FlagField
        label={t('gcacw.state.destroyed')}
        value={destroyed}
        onChange={value => change({ destroyed: value })}
      />
      <ChoiceField
        label={t('client.referee.pontoon')}
        value={pontoon}
        of={[{ value: 'none', text: '–' }, ...sides]}
        onChange={value => change({ pontoon: value as RefereeForm['pontoon'] })}
      />
    </>
  );
}

function StationFields() {
  const { t } = useRoom();
  const damage = useMapDesk(desk => desk.form.damage);
  const of = [
    { value: 'none', text: t('gcacw.state.intact') },
    { value: 'damaged', text: t('gcacw.state.damaged') },
    { value: 'destroyed', text: t('gcacw.state.destroyed') },
  ];
  return (
    <>
      <HexField at="hex" />
      <ChoiceField
        label={t('gcacw.edit.setStation')}
        value={damage}
        of={of}
        onChange={value => change({ damage: value as RefereeForm['damage'] })}
      />
    </>
  );
}

function FieldsOf({ verb }: { readonly verb: EditName }) {
  const { t } = useRoom();
  const { turn, refused } = useMapDesk(desk => desk.form);
  switch (verb) {
    case 'placeUnit':
      return (
        <>
          <UnitField />
          <HexField at="hex" />
        </>
      );
    case 'removeUnit':
      return <UnitField />;
    case 'setUnit':
      return (
        <>
          <UnitField />
          <StateFields />
        </>
      );
    case 'attachLeader':
      return (
        <>
          <LeaderField />
          <UnitField />
        </>
      );
    case 'removeLeader':
      return <LeaderField />;
    case 'setTurn':
      return <NumberField label={t('gcacw.edit.setTurn')} value={turn} onChange={value => change({ turn: value })} />;
    case 'setWeather':
      return <WeatherFields />;
    case 'setCrossing':
      return <CrossingFields />;
    case 'setStation':
      return <StationFields />;
    case 'setFlanks':
      return (
        <>
          <HexField at="hex" />
          <FlagField label={t('gcacw.edit.setFlanks')} value={refused} onChange={value => change({ refused: value })} />
        </>
      );
  }
}

/** Changes that no rule makes, each with its reason. */
function EditForm() {
  const { sitting, view, t } = useRoom();
  const form = useMapDesk(desk => desk.form);
  const make = async (): Promise<void> => {
    const answer = await sitting.send({ do: 'edit', edit: editOf(form) });
    if ('done' in answer) change({ hex: NOWHERE, to: NOWHERE });
    else sayAnswer(sitting, t, answer);
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      <h2>{t('client.referee')}</h2>
      <p className="quiet">{t('client.referee.about')}</p>
      <ChoiceField
        label={t('client.referee.what')}
        value={form.verb}
        of={VERBS.map(value => ({ value, text: t(keyFor('gcacw.edit', value)) }))}
        onChange={verb => fillForm(filled => withVerb(filled, view.game, verb as EditName))}
      />
      <FieldsOf verb={form.verb} />
      <label className="field">
        <span>{t('client.referee.reason')}</span>
        <input
          type="text"
          maxLength={MOST_SIGNS}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </label>
      <button type="submit" className="choice main">
        {t('client.referee.make')}
      </button>
    </form>
  );
}

/** The referee's form, where he has no secrets to give away; and the optional rules before the game begins. */
export function RefereePanel() {
  const { view, t } = useRoom();
  return (
    <div className="referee">
      {mayReferee(view) ? <EditForm /> : <p className="quiet">{t('client.referee.secret')}</p>}
      <Options />
    </div>
  );
}
