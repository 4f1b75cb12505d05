import type { Course, MapPicture } from '../../picture.ts';
import type { Box } from '../sheet/layout.ts';
import type { Sight } from '../sheet/sight.ts';
import { type WrittenCourse, writeCourses } from './courses.ts';
import { type WrittenName, writeNames } from './names.ts';
import type { Occupied } from './occupied.ts';

/** All names of the map: of rivers along their courses, of places beside them; and what is written beside stacks. */
export interface Writing {
  readonly rivers: readonly WrittenCourse[];
  readonly names: readonly WrittenName[];
  readonly badges: readonly Box[];
}

interface Courses {
  readonly sight: Sight;
  readonly language: keyof Course['title'];
  readonly rivers: readonly WrittenCourse[];
}

const latest = new WeakMap<MapPicture, Courses>();

/** Rivers heed no pieces: they are written anew only for another sight. */
function riversOn(map: MapPicture, sight: Sight, language: keyof Course['title']): readonly WrittenCourse[] {
  const before = latest.get(map);
  if (before?.sight === sight && before.language === language) return before.rivers;
  const rivers = writeCourses(map, sight, language);
  latest.set(map, { sight, language, rivers });
  return rivers;
}

export function writingOf(map: MapPicture, occupied: Occupied, sight: Sight, language: keyof Course['title']): Writing {
  const rivers = riversOn(map, sight, language);
  const alongRivers = rivers.flatMap(({ boxes }) => boxes);
  const { covered, badges, marked } = occupied;
  return { rivers, names: writeNames(map, covered, sight, [...alongRivers, ...badges], marked), badges };
}

export const coveredBy = ({ rivers, names, badges }: Writing): Box[] => [
  ...rivers.flatMap(({ boxes }) => boxes),
  ...names.map(({ box }) => box),
  ...badges,
];
