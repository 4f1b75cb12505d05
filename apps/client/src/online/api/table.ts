import type { ChatLine, FinishedGame, GameTimes, Notes, PauseStep, Phrase, Presence } from '@wigwag/protocol';
import { ask } from './ask.ts';

const at = (id: string, what: string): string => `/api/games/${encodeURIComponent(id)}/${what}`;

export const timesOf = (id: string): Promise<GameTimes> => ask('GET', at(id, 'time'));

export const tellPresence = (id: string, state: Exclude<Presence, 'dropped'>): Promise<void> =>
  ask('PUT', at(id, 'presence'), { state });

export const pause = (id: string, step: PauseStep): Promise<unknown> => ask('POST', at(id, 'pause'), { do: step });

export const resign = (id: string): Promise<unknown> => ask('POST', at(id, 'resign'));

export const draw = (id: string, step: 'offer' | 'agree' | 'decline'): Promise<unknown> =>
  ask('POST', at(id, 'draw'), { do: step });

/** The opponent's time is up: the game is claimed, or the computer plays on for him. */
export const claim = (id: string, step: 'claim' | 'computer'): Promise<unknown> =>
  ask('POST', at(id, 'claim'), { do: step });

export const chatAfter = (id: string, n: number): Promise<readonly ChatLine[]> =>
  ask<{ lines: readonly ChatLine[] }>('GET', at(id, `chat?after=${n}`)).then(({ lines }) => lines);

export const say = (id: string, line: { readonly text: string } | { readonly phrase: Phrase }): Promise<unknown> =>
  ask('POST', at(id, 'chat'), line);

export const chatRead = (id: string, n: number): Promise<void> => ask('PUT', at(id, 'chat/read'), { n });

export const notesOf = (id: string): Promise<string> => ask<Notes>('GET', at(id, 'notes')).then(({ text }) => text);

export const keepNotes = (id: string, text: string): Promise<void> => ask('PUT', at(id, 'notes'), { text });

/** Another game with sides changed; whoever asks second agrees. */
export const rematch = (id: string, shareCommitment: string): Promise<{ readonly id: string }> =>
  ask('POST', at(id, 'rematch'), { shareCommitment });

/** Whoever runs the server reads it. */
export const reportLine = (id: string, n: number): Promise<unknown> => ask('POST', at(id, 'chat/report'), { n });

/** A game that is over, with what its dice followed from. */
export const finishedGame = (id: string): Promise<FinishedGame> => ask('GET', at(id, 'record'));
