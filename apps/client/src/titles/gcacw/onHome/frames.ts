import { createContext, useContext } from 'react';
import type { Frames } from '../library/lists.ts';

/** Which part of its map each picture shows. */
export const FramesContext = createContext<Frames>({});

/** The picture of a scenario and the part of the map it shows: of two the one with all of both armies, if that is wanted. */
export function usePicture(scenario: string, whole: boolean): { name: string; frame: Frames[string] | undefined } {
  const frames = useContext(FramesContext);
  const [wide, all] = [scenario, `${scenario}-whole`];
  const name = whole && frames[all] !== undefined ? all : wide;
  return { name, frame: frames[name] };
}
