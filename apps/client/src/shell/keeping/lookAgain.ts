/** Milliseconds between two looks: each reads all games, and a file may bring thousands. */
const PAUSE = 150;

/** A look that is taken at once, and again when it was wanted meanwhile: once, however often that was. */
export function lookAgain(look: () => Promise<void>): () => Promise<void> {
  let isLooking = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isWanted) {
        isWanted = false;
        await look();
        await new Promise(resolve => setTimeout(resolve, PAUSE));
      }
    } finally {
      isLooking = false;
    }
  };
}
