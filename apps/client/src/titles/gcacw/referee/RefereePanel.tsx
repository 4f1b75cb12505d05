import '../css/referee.css';
import { DECLARED, EDIT_FIELDS, type EditName, type Game, NOWHERE } from '@wigwag/gcacw';
import { LIMITS } from '@wigwag/kernel';
import { describeLeader, describeUnit, hexLabel, keyFor, type Translate } from '@wigwag/words';
import { useEffect } from 'react';
import { sayAnswer } from '../../../shell/sayAnswer.ts';
import { fillForm, useMapDesk } from '../desk.ts';
import { useRoom } from '../room.ts';
import { mayReferee } from './askReferee.ts';
import { ChoiceField, type Choosable, FlagField, NumberField, TextField } from './Fields.tsx';
import {
  EMPTY_FORM,
  editOf,
  type FieldName,
  type FieldThing,
  fieldsOf,
  type RefereeForm,
  withFirst,
  withoutHexes,
  withUnit,
  withVerb,
} from './form.ts';
import { Options } from './Options.tsx';

const VERBS = Object.keys(EDIT_FIELDS) as EditName[];

const change = (part: Partial<RefereeForm>): void => fillForm(form => ({ ...form, ...part }));

/** Those on the map come first: an army has more than a battle does. */
const numbered = (pieces: readonly { readonly hex: number }[], text: (id: number) => string): Choosable[] =>
  pieces
    .map(({ hex }, id) => ({ isOnMap: hex >= 0, value: String(id), text: text(id) }))
    .sort((one, other) => Number(other.isOnMap) - Number(one.isOnMap));

/** What a field asks for. */
const labelOf = (t: Translate, name: FieldName): string =>
  ({
    unit: t('client.referee.unit'),
    leader: t('client.referee.leader'),
    hex: t('client.referee.hex'),
    from: t('client.referee.hex'),
    to: t('client.referee.to'),
    manpower: t('client.referee.manpower'),
    fatigue: t('client.referee.fatigue'),
    demoralized: t('client.referee.demoralized'),
    disorganized: t('client.disorganized'),
    exhausted: t('client.exhausted'),
    works: t('client.referee.works'),
    turn: t('gcacw.edit.setTurn'),
    rain: t('client.referee.rain'),
    minor: t('client.referee.minor'),
    major: t('client.referee.major'),
    destroyed: t('gcacw.state.destroyed'),
    pontoon: t('client.referee.pontoon'),
    damage: t('gcacw.edit.setStation'),
    refused: t('gcacw.edit.setFlanks'),
    reason: t('client.referee.reason'),
  })[name];

const { works, damage, pontoon } = DECLARED.things;

/** What may be chosen of a thing, with its name. */
function choosablesOf(
  t: Translate,
  { world, board }: Pick<Game, 'world' | 'board'>,
  thing: 'unit' | 'leader' | 'works' | 'damage' | 'pontoon',
): Choosable[] {
  const named = <C extends string>(codes: readonly C[], text: (code: C) => string): Choosable[] =>
    codes.map(value => ({ value, text: text(value) }));
  const damages = {
    none: t('gcacw.state.intact'),
    damaged: t('gcacw.state.damaged'),
    destroyed: t('gcacw.state.destroyed'),
  };
  switch (thing) {
    case 'unit':
      return numbered(board.units, id => describeUnit(t, world, id));
    case 'leader':
      return numbered(board.leaders, id => describeLeader(t, world, id));
    case 'works':
      return named(works.oneOf, code => t(keyFor('gcacw.works', code)));
    case 'damage':
      return named(damage.oneOf, code => damages[code]);
    case 'pontoon':
      return named(pontoon.oneOf, code => (code === 'none' ? '–' : t(keyFor('gcacw.side', code))));
  }
}

/** A hex is pointed at on the map. */
function HexField({ label, hex }: { readonly label: string; readonly hex: number }) {
  const { world, t } = useRoom();
  return (
    <p className="field">
      <span>{label}</span>
      <output>{hex === NOWHERE ? t('client.referee.point') : hexLabel(world, hex)}</output>
    </p>
  );
}

/** The field that fits what is asked for. */
function EditField({ name, thing }: { readonly name: FieldName; readonly thing: FieldThing }) {
  const { view, t } = useRoom();
  const form = useMapDesk(desk => desk.form);
  const label = labelOf(t, name);
  const fill = (value: RefereeForm[FieldName]): void => change({ [name]: value });
  switch (thing) {
    case 'hex':
    case 'origin':
      return <HexField label={label} hex={Number(form[name])} />;
    case 'number':
    case 'turn':
      return <NumberField label={label} value={Number(form[name])} onChange={fill} />;
    case 'flag':
      return <FlagField label={label} value={form[name] === true} onChange={fill} />;
    case 'text':
      return <TextField label={label} value={String(form[name])} most={LIMITS.textOfAChoice} onChange={fill} />;
    case 'unit':
    case 'leader':
    case 'works':
    case 'damage':
    case 'pontoon': {
      const of = choosablesOf(t, view.game, thing);
      const choose = (value: string): void => {
        if (thing === 'unit') fillForm(filled => withUnit(filled, view.game, Number(value)));
        else fill(thing === 'leader' ? Number(value) : value);
      };
      return <ChoiceField label={label} value={String(form[name])} of={of} onChange={choose} />;
    }
  }
}

/** Changes that no rule makes, each with its reason. */
function EditForm() {
  const { sitting, view, t } = useRoom();
  const form = useMapDesk(desk => desk.form);
  // He begins with pieces that are in the game.
  useEffect(() => fillForm(filled => (filled === EMPTY_FORM ? withFirst(filled, view.game) : filled)), [view.game]);
  const make = async (): Promise<void> => {
    const answer = await sitting.send({ do: 'edit', edit: editOf(form) });
    if ('done' in answer) fillForm(withoutHexes);
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
      {fieldsOf(form.verb).map(([name, thing]) => (
        <EditField key={name} name={name} thing={thing} />
      ))}
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
