const LOWEST_TACTICAL = -3;
const HIGHEST_TACTICAL = 6;

export function parseTactical(
  printed: unknown,
): { attack: number; defence: number; parenthesised: boolean } | undefined {
  if (typeof printed !== 'string' && typeof printed !== 'number') return undefined;
  const [, open, first, second, close] = /^(\()?(-?\d)(?:\/(-?\d))?(\))?$/.exec(String(printed)) ?? [];
  if (first === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const attack = Number(first);
  const defence = Number(second ?? first);
  if (Math.min(attack, defence) < LOWEST_TACTICAL || Math.max(attack, defence) > HIGHEST_TACTICAL) return undefined;
  return { attack, defence, parenthesised: open !== undefined };
}
