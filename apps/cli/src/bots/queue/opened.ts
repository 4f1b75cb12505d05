import { Complaint, type Terminal } from '../../terminal.ts';
import { programHash } from './program.ts';
import { Queue } from './queue.ts';

/** The password stays out of what is said. */
const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

/** The queue in a database that was named; a complaint if it is not to be had. */
export async function openedQueue({ t }: Terminal, url: string, name: string, connections: number): Promise<Queue> {
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) throw new Complaint(t('cli.queue.bad-url'));
  try {
    return await Queue.open(url, name, programHash(), connections);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Complaint(t('cli.queue.not-opened', { place: placeOf(url), reason }));
  }
}
