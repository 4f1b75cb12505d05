import { type AnyChoice, reassigned } from '@wigwag/lee';

type Assign = Extract<AnyChoice, { do: 'assignCorps' }>;

/** Each corps to its marker, one after another; whoever is behind it by then is not put there once more. */
export function assignments(
  assigned: Parameters<typeof reassigned>[0],
  corps: readonly string[],
  markers: readonly string[],
): Assign[] {
  const made: Assign[] = [];
  let now = assigned;
  for (const [i, each] of corps.entries()) {
    const marker = markers[i] ?? '';
    if (now.some(found => found.corps === each && found.marker === marker)) continue;
    made.push({ do: 'assignCorps', corps: each, marker });
    now = reassigned(now, each, marker);
  }
  return made;
}
