/** Asks the browser not to clear the games when it runs short of space: does it promise? Some ask the player, some decide by themselves. */
export async function askToPersist(): Promise<boolean> {
  const promised = await storage()
    ?.persist()
    .catch(() => false);
  return promised ?? false;
}

/** Undefined: the browser does not say. */
export interface Room {
  /** Has it promised not to clear the games? */
  readonly isPromised: boolean | undefined;
  /** Bytes. */
  readonly used: number | undefined;
  readonly most: number | undefined;
}

export async function roomForGames(): Promise<Room> {
  const [isPromised, estimate] = await Promise.all([
    storage()
      ?.persisted()
      .catch(() => undefined),
    storage()
      ?.estimate()
      .catch(() => undefined),
  ]);
  return { isPromised, used: estimate?.usage, most: estimate?.quota };
}

/** Pages that are not secure have none. */
const storage = (): StorageManager | undefined => navigator.storage as StorageManager | undefined;
