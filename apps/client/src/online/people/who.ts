import type { Me } from '@wigwag/protocol';
import { create } from 'zustand';
import { hello } from '../api/people.ts';

interface Who {
  /** Undefined: the server does not know this browser. */
  readonly me: Me | undefined;
  /** Do links that somebody asks for come by mail? */
  readonly sendsMail: boolean;
  /** What a browser that subscribes to push messages is told. */
  readonly pushKey: string;
  /** Was the server asked, and did it answer? */
  readonly isKnown: boolean;
}

/** Who this browser is to the server. */
export const useWho = create<Who>(() => ({ me: undefined, sendsMail: false, pushKey: '', isKnown: false }));

/** Asks the server; throws a `Refused`. */
export async function meet(): Promise<void> {
  const { me, sendsMail, pushKey } = await hello();
  useWho.setState({ me, sendsMail, pushKey, isKnown: true });
}

/** Somebody has a name here from now on, another one, or none any more. */
export const became = (me: Me | undefined): void => useWho.setState({ me, isKnown: true });
