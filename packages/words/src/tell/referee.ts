import type { Edit, EditName } from '@wigwag/gcacw';
import type { Key } from '../catalogue.ts';
import { keyFor, type Translate } from '../translate.ts';

const SENTENCES = {
  placeUnit: 'gcacw.event.edited.placeUnit',
  removeUnit: 'gcacw.event.edited.removeUnit',
  setUnit: 'gcacw.event.edited.setUnit',
  attachLeader: 'gcacw.event.edited.attachLeader',
  removeLeader: 'gcacw.event.edited.removeLeader',
  setTurn: 'gcacw.event.edited.setTurn',
  setWeather: 'gcacw.event.edited.setWeather',
  setCrossing: 'gcacw.event.edited.setCrossing',
  setStation: 'gcacw.event.edited.setStation',
  setFlanks: 'gcacw.event.edited.setFlanks',
} as const satisfies Record<EditName, Key>;

const DAMAGES = {
  none: 'gcacw.state.intact',
  damaged: 'gcacw.state.damaged',
  destroyed: 'gcacw.state.destroyed',
} as const satisfies Record<Edit<'setStation'>['damage'], Key>;

const PONTOONS = {
  union: 'gcacw.state.pontoon.union',
  confederate: 'gcacw.state.pontoon.confederate',
} as const;

function unitState(t: Translate, edit: Edit<'setUnit'>): string {
  const { manpower, fatigue, disorganized, exhausted, demoralized, works } = edit;
  return [
    t('gcacw.state.manpower', { manpower }),
    t('gcacw.state.fatigue', { fatigue }),
    t(disorganized ? 'gcacw.state.disorganized' : 'gcacw.state.organized'),
    ...(exhausted ? [t('gcacw.state.exhausted')] : []),
    ...(demoralized > 0 ? [t('gcacw.state.demoralized', { demoralized })] : []),
    ...(works === 'none' ? [] : [t('gcacw.state.works', { works: t(keyFor('gcacw.works', works)) })]),
  ].join(', ');
}

function crossingState(t: Translate, { destroyed, pontoon }: Edit<'setCrossing'>): string {
  const parts = [
    ...(destroyed ? [t('gcacw.state.destroyed')] : []),
    ...(pontoon === 'none' ? [] : [t(PONTOONS[pontoon])]),
  ];
  return parts.join(', ') || t('gcacw.state.as-printed');
}

/** The last turn of rain and of high water; 0: none. */
function weatherState(t: Translate, { rain, minor, major }: Edit<'setWeather'>): string {
  return [
    rain > 0 ? t('gcacw.state.rain', { turn: rain }) : t('gcacw.state.rain.none'),
    minor > 0 ? t('gcacw.state.minor', { turn: minor }) : t('gcacw.state.minor.none'),
    major > 0 ? t('gcacw.state.major', { turn: major }) : t('gcacw.state.major.none'),
  ].join('; ');
}

/** What is set, where the fields do not say it as they are. */
function stateOf(t: Translate, edit: Edit): string | undefined {
  switch (edit.do) {
    case 'setUnit':
      return unitState(t, edit);
    case 'setWeather':
      return weatherState(t, edit);
    case 'setCrossing':
      return crossingState(t, edit);
    case 'setStation':
      return t(DAMAGES[edit.damage]);
    default:
      return undefined;
  }
}

/** Which sentence tells a change by the referee, and the state it tells of. */
export function editSentence(t: Translate, edit: Edit): { readonly key: Key; readonly state: string | undefined } {
  const over = edit.do === 'setFlanks' && !edit.refused;
  return { key: over ? 'gcacw.event.edited.setFlanks.over' : SENTENCES[edit.do], state: stateOf(t, edit) };
}
