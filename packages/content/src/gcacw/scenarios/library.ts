import type { MapData, OrderOfBattle } from '@wigwag/gcacw';

/** What scenarios may refer to. */
export interface Library {
  readonly maps: ReadonlyMap<string, MapData>;
  readonly armies: ReadonlyMap<string, OrderOfBattle>;
  /** Ids of files that are there but have problems of their own. */
  readonly broken?: ReadonlySet<string>;
}

export function libraryOf(maps: readonly MapData[], armies: readonly OrderOfBattle[]): Library {
  return { maps: new Map(maps.map(map => [map.id, map])), armies: new Map(armies.map(army => [army.id, army])) };
}
