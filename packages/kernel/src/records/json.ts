/** Tokens of JSON, each with the space before it. */
const OPEN_LIST = /[ \t\n\r]*\[/y;
const CLOSE_LIST = /[ \t\n\r]*\]/y;
const OPEN_FIELDS = /[ \t\n\r]*\{/y;
const CLOSE_FIELDS = /[ \t\n\r]*\}/y;
const COMMA = /[ \t\n\r]*,/y;
const COLON = /[ \t\n\r]*:/y;
const SPACE = /[ \t\n\r]*/y;
const QUOTE = /[ \t\n\r]*"/y;
const END_QUOTE = /"/y;
/** So many at a time: a machine that matches a text of megabytes at one go runs out of stack. */
const LETTERS = /(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,1000}/uy;
const PLAIN = /[ \t\n\r]*(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Where a text stops being JSON: engines tell it each in words of their own, some not at all. Undefined: it is JSON. */
export function faultIn(text: string): number | undefined {
  let at = 0;
  const take = (token: RegExp): boolean => {
    token.lastIndex = at;
    if (!token.test(text)) return false;
    at = token.lastIndex;
    return true;
  };
  const takeText = (): boolean => {
    const start = at;
    if (!take(QUOTE)) return false;
    while (take(LETTERS));
    if (!take(END_QUOTE)) at = start;
    return at > start;
  };
  const closers: RegExp[] = [];
  /** What has to come before the next value of the list or object that is open. */
  const isLedIn = (): boolean => closers.at(-1) !== CLOSE_FIELDS || (takeText() && take(COLON));
  const takeValue = (): 'whole' | 'opened' | 'none' => {
    const closer = take(OPEN_LIST) ? CLOSE_LIST : take(OPEN_FIELDS) ? CLOSE_FIELDS : undefined;
    if (closer === undefined) return takeText() || take(PLAIN) ? 'whole' : 'none';
    if (take(closer)) return 'whole';
    closers.push(closer);
    return 'opened';
  };
  for (;;) {
    const taken = isLedIn() ? takeValue() : 'none';
    if (taken === 'opened') continue;
    let closer = closers.at(-1);
    while (taken === 'whole' && closer !== undefined && take(closer)) {
      closers.pop();
      closer = closers.at(-1);
    }
    if (taken === 'whole' && closer !== undefined && take(COMMA)) continue;
    take(SPACE);
    return taken === 'whole' && closer === undefined && at === text.length ? undefined : at;
  }
}

/** As people count: the first line is 1, and so is its first character. */
export function placeIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
