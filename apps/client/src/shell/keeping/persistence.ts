/** Asks the browser not to clear the games when it runs short of space. Some ask the player, some decide by themselves. */
export function askToPersist(): void {
  void storage()
    ?.persist()
    .catch(() => false);
}

/** May the browser clear the games? Undefined: it does not say. */
export async function mayBeCleared(): Promise<boolean | undefined> {
  const persisted = await storage()
    ?.persisted()
    .catch(() => undefined);
  return persisted === undefined ? undefined : !persisted;
}

/** Pages that are not secure have none. */
const storage = (): StorageManager | undefined => navigator.storage as StorageManager | undefined;
