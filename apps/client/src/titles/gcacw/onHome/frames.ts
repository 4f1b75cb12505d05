import { createContext, useContext } from 'react';
import type { Frames } from '../library/lists.ts';

/** Which part of its map each picture shows. */
export const FramesContext = createContext<Frames>({});

export const useFrame = (scenario: string): Frames[string] | undefined => useContext(FramesContext)[scenario];
