/** Browsers that do not say when they are idle get a moment to draw. */
const MOMENT = 200;
/** A page that is never idle does not wait longer. */
const LONGEST = 2000;

/** Until the page has nothing else to do. */
export const idle = (): Promise<unknown> =>
  new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: LONGEST });
    else setTimeout(resolve, MOMENT);
  });
