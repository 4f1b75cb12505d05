/** Who has something that would be lost if the page were left now. */
const unsettled = new Set<unknown>();

const ask = (event: Event): void => event.preventDefault();

/** While anybody has something to lose, the browser asks before the page is left. */
export function mayLeave(who: unknown, may: boolean): void {
  const before = unsettled.size;
  if (may) unsettled.delete(who);
  else unsettled.add(who);
  if (typeof window === 'undefined') return;
  if (before === 0 && unsettled.size > 0) window.addEventListener('beforeunload', ask);
  if (before > 0 && unsettled.size === 0) window.removeEventListener('beforeunload', ask);
}
