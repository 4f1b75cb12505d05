/** That this page plays a game, and no other. */
export interface Lock {
  release(): void;
}

const MANAGER = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Pages that are not secure have no locks: then only the holder's name in the database tells who plays. */
export const hasLocks = (): boolean => MANAGER() !== undefined;

/** Undefined: it was not available, or nobody waits for it any more. `onStolen`: another page has taken it away. */
function take(name: string, options: LockOptions, onStolen: () => void): Promise<Lock | undefined> {
  const manager = MANAGER();
  if (manager === undefined) return Promise.resolve({ release: () => undefined });
  return new Promise(resolve => {
    let isHeld = false;
    const holding = manager.request(name, options, lock => {
      if (lock === null) return resolve(undefined);
      isHeld = true;
      return new Promise<void>(release => resolve({ release }));
    });
    // Rejected: it was stolen, or the waiting was broken off.
    holding.catch(() => (isHeld ? onStolen() : resolve(undefined)));
  });
}

export const tryLock = (name: string, onStolen: () => void): Promise<Lock | undefined> =>
  take(name, { ifAvailable: true }, onStolen);

/** Comes when whoever plays has let go or is gone. */
export const awaitLock = (name: string, signal: AbortSignal, onStolen: () => void): Promise<Lock | undefined> =>
  take(name, { signal }, onStolen);

/** From whoever has it, before all who wait. */
export const stealLock = (name: string, onStolen: () => void): Promise<Lock | undefined> =>
  take(name, { steal: true }, onStolen);
