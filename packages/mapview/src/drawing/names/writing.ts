import type { Course, MapPicture } from '../../picture.ts';
import type { Box } from '../sheet/layout.ts';
import { same } from '../sheet/same.ts';
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
  /** What their letters cover. */
  readonly boxes: readonly Box[];
}

const latest = new WeakMap<MapPicture, Courses>();
const latestNames = new WeakMap<MapPicture, readonly WrittenName[]>();

/** Rivers heed no pieces: they are written anew only for another sight. */
function riversOn(map: MapPicture, sight: Sight, language: keyof Course['title']): Courses {
  const before = latest.get(map);
  if (before?.sight === sight && before.language === language) return before;
  const rivers = writeCourses(map, sight, language);
  const now = { sight, language, rivers, boxes: rivers.flatMap(({ boxes }) => boxes) };
  latest.set(map, now);
  return now;
}

/** The same names as before as long as they say and stand the same: nothing of them is drawn again. */
function keptNames(map: MapPicture, names: readonly WrittenName[]): readonly WrittenName[] {
  const before = latestNames.get(map);
  if (before !== undefined && same(before, names)) return before;
  latestNames.set(map, names);
  return names;
}

export function writingOf(map: MapPicture, occupied: Occupied, sight: Sight, language: keyof Course['title']): Writing {
  const { rivers, boxes } = riversOn(map, sight, language);
  return { rivers, names: keptNames(map, writeNames(map, occupied, sight, boxes)), badges: occupied.badges };
}

export const coveredBy = ({ rivers, names, badges }: Writing): Box[] => [
  ...rivers.flatMap(({ boxes }) => boxes),
  ...names.map(({ box }) => box),
  ...badges,
];
