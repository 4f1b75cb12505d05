import { ATTACK_TYPES, type Attack, HALVES, marchAttackCost, marchAttackOf, NOBODY } from '@wigwag/gcacw';
import type { Asked, AttackWay, Draft } from '../asking.ts';

type AssaultDraft = Extract<Draft, { kind: 'assault' }>;

/** An assault beside the attacks its strongest unit could make in a march from the same hex. */
export function waysBeside({ game }: Pick<Asked<'action'>, 'game'>, draft: AssaultDraft, assault: Attack): AttackWay[] {
  const manpower = (unit: number): number => game.board.units[unit]?.manpower ?? 0;
  const troops = assault.units.filter(unit => game.world.units[unit]?.arm !== 'artillery');
  const [strongest = NOBODY] = troops.sort((a, b) => manpower(b) - manpower(a));
  if (strongest === NOBODY) return [];
  const { weighed: _, ...plain } = draft;
  return [
    { type: 'assault', attack: assault, show: { draft: plain }, refused: undefined },
    ...ATTACK_TYPES.map(
      (type): AttackWay => ({
        type,
        cost: marchAttackCost(game, strongest, type) / HALVES,
        attack: marchAttackOf(game, strongest, assault.target, type),
        show: { draft: { ...draft, weighed: type } },
        refused: undefined,
      }),
    ),
  ];
}
