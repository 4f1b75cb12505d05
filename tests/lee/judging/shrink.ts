/** Leaves out of plain data whatever can be left out of its lists while it still shows the quarrel. */
export function shrunk<T>(made: T, shows: (made: T) => boolean): T {
  let now = made;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const less of lessThan(now)) {
      if (!shows(less as T)) continue;
      now = less as T;
      isSmaller = true;
      break;
    }
  }
  return now;
}

/** Corners of shapes stay: a ring with fewer of them is another ring. */
const KEPT = ['ring', 'other', 'line'];

function* lessThan(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) yield value.filter((_, at) => at !== i);
    for (let i = 0; i < value.length; i++) {
      for (const less of lessThan(value[i])) yield value.map((each, at) => (at === i ? less : each));
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (KEPT.includes(name)) continue;
      for (const less of lessThan(part)) yield { ...value, [name]: less };
    }
  }
}
