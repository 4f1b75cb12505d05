import type { Consent } from '@wigwag/host';
import type { Specimen } from '@wigwag/host/conformance';
import type { Vocabulary } from '@wigwag/kernel';
import { gcacwSpecimen, hiddenSpecimen, picketsSpecimen } from '../conformance/specimens.ts';
import { type Steps, Walk } from './walk.ts';

const STEPS = 120;

/** Mostly alone: there everything can be taken back. */
const CONSENTS: readonly Consent[] = ['alone', 'alone', 'alone', 'agreed', 'never'];

export interface Walked {
  readonly steps: Steps;
  readonly broken?: string;
}

function walkOnce<T extends Vocabulary>(specimen: Specimen<T>, seed: number): Walked {
  const walk = new Walk(specimen, seed, CONSENTS[seed % CONSENTS.length] ?? 'alone');
  try {
    walk.go(STEPS);
    return { steps: walk.steps };
  } catch (error) {
    return { steps: walk.steps, broken: error instanceof Error ? error.message : String(error) };
  }
}

/** Games by name; the same for the same number. */
export const WALKS = {
  pickets: (seed: number) => walkOnce(picketsSpecimen, seed),
  gcacw: (seed: number) => walkOnce(gcacwSpecimen, seed),
  hidden: (seed: number) => walkOnce(hiddenSpecimen, seed),
} as const;

export type WalkName = keyof typeof WALKS;
export const WALK_NAMES = Object.keys(WALKS) as readonly WalkName[];
