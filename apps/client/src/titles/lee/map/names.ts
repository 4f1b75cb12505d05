import type { Board, Side, World } from '@wigwag/lee';
import type { AreaKind, LineKind } from '@wigwag/mapview/open';
import type { Language, Translate } from '@wigwag/words';

type Terrain = Board['terrain'];
export type Area = Terrain['areas'][number];
export type Line = Terrain['lines'][number];

export const areaKind = ({ terrain, surface }: Pick<Area, 'terrain' | 'surface'>): AreaKind =>
  surface === 'field' ? 'field' : terrain;

export function lineKind({ linear, sunken, bed }: Pick<Line, 'linear' | 'sunken' | 'bed'>): LineKind {
  if (linear === 'road') return sunken ? 'sunken-road' : 'road';
  if (linear === 'railway') return bed === 'embanked' ? 'embanked-railway' : 'railway';
  return linear;
}

const areaName = (t: Translate, kind: AreaKind): string =>
  ({
    hill: () => t('lee.client.hill'),
    difficult: () => t('lee.client.difficult'),
    field: () => t('lee.client.field'),
    wood: () => t('lee.client.wood'),
    'built-up': () => t('lee.client.builtUp'),
    impassable: () => t('lee.client.impassable'),
  })[kind]();

const lineName = (t: Translate, kind: LineKind): string =>
  ({
    river: () => t('lee.client.river'),
    stream: () => t('lee.client.stream'),
    road: () => t('lee.client.road'),
    'sunken-road': () => t('lee.client.sunkenRoad'),
    railway: () => t('lee.client.railway'),
    'embanked-railway': () => t('lee.client.embankedRailway'),
  })[kind]();

export const nameOfOrdinary = (t: Translate, kind: Area['terrain']): string => areaName(t, kind);
export const nameOfArea = (t: Translate, area: Pick<Area, 'terrain' | 'surface'>): string =>
  areaName(t, areaKind(area));
export const nameOfLine = (t: Translate, line: Pick<Line, 'linear' | 'sunken' | 'bed'>): string =>
  lineName(t, lineKind(line));

export const nameOfBarrier = (t: Translate, barrier: Terrain['barriers'][number]['barrier']): string =>
  barrier === 'fence' ? t('lee.client.fence') : t('lee.client.wall');

export const corpsName = (world: World, side: Side, id: string, language: Language): string | undefined =>
  world.armies[side].lists.flatMap(({ corps }) => corps).find(corps => corps.id === id)?.name[language];

type Mark = Board['play']['units']['blue'][string]['marks'][number];

export const markName = (t: Translate, mark: Mark): string =>
  ({
    pinned: () => t('lee.client.mark.pinned'),
    engaged: () => t('lee.client.mark.engaged'),
    fought: () => t('lee.client.mark.fought'),
    supported: () => t('lee.client.mark.supported'),
    retreated: () => t('lee.client.mark.retreated'),
    immobile: () => t('lee.client.mark.immobile'),
    destroyed: () => t('lee.client.mark.destroyed'),
  })[mark]();
