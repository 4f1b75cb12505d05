import type { Challenge, Challenges, NewChallenge } from '@wigwag/protocol';
import { ask } from './ask.ts';

const at = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;

/** Newest first. */
export const challenges = (): Promise<readonly Challenge[]> =>
  ask<Challenges>('GET', '/api/challenges').then(({ challenges: all }) => all);

export const offer = (challenge: NewChallenge): Promise<{ readonly id: string }> =>
  ask('POST', '/api/challenges', challenge);

export const takeUp = (id: string, shareCommitment: string): Promise<{ readonly id: string }> =>
  ask('POST', `${at(id)}/join`, { shareCommitment });

export const withdraw = (id: string): Promise<void> => ask('DELETE', at(id));
