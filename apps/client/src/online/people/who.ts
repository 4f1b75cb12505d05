import type { Me } from '@wigwag/protocol';
import { create } from 'zustand';
import { hello } from '../api/people.ts';
import { Refused } from '../api/refused.ts';

interface Who {
  /** Undefined: the server does not know this browser. */
  readonly me: Me | undefined;
  /** What he is told who is kept out of games; undefined: he is not. */
  readonly ban: Refused | undefined;
  /** Do links that somebody asks for come by mail? */
  readonly sendsMail: boolean;
  /** What a browser that subscribes to push messages is told. */
  readonly pushKey: string;
  /** Was the server asked, and did it answer? */
  readonly isKnown: boolean;
}

/** Who this browser is to the server. */
export const useWho = create<Who>(() => ({
  me: undefined,
  ban: undefined,
  sendsMail: false,
  pushKey: '',
  isKnown: false,
}));

/** Asks the server; throws a `Refused`. */
export async function meet(): Promise<void> {
  const { me, ban, sendsMail, pushKey } = await hello();
  useWho.setState({ me, ban: ban && new Refused('banned', { ...ban }), sendsMail, pushKey, isKnown: true });
}

/** Somebody has a name here from now on, another one, or none any more. */
export const became = (me: Me | undefined): void => useWho.setState({ me, ban: undefined, isKnown: true });
