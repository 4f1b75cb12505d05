import type { Goal, GoalKind, World } from '@wigwag/gcacw';
import { hexLabel, keyFor, type Translate } from '@wigwag/words';

type Of<K extends GoalKind> = Extract<Goal, { readonly kind: K }>;

/** What a goal speaks of, by names. */
interface Named {
  readonly t: Translate;
  readonly name: (id: string) => string;
  readonly hex: (hex: number | undefined) => string;
}

const SAID: { readonly [K in GoalKind]: (named: Named, goal: Of<K>) => string } = {
  at: ({ t, name, hex }, { unit, hexes }) => t('client.lesson.goal.at', { unit: name(unit), hex: hex(hexes[0]) }),
  initiative: ({ t }) => t('client.lesson.goal.initiative'),
  activated: ({ t, name }, { piece }) => t('client.lesson.goal.activated', { piece: name(piece) }),
  marched: ({ t, name }, { unit }) => t('client.lesson.goal.marched', { unit: name(unit) }),
  fatigue: ({ t, name }, { unit, least }) => t('client.lesson.goal.fatigue', { unit: name(unit), least }),
  attacked: ({ t }) => t('client.lesson.goal.attacked'),
  leads: ({ t, name }, { leader, units }) =>
    t('client.lesson.goal.leads', { leader: name(leader), unit: name(units[0] ?? '') }),
  assaulted: ({ t, name }, { leader, units }) =>
    t('client.lesson.goal.assaulted', { leader: name(leader), units: units.map(name).join(', ') }),
  fought: ({ t, hex }, { target }) => t('client.lesson.goal.fought', { hex: hex(target) }),
  bore: ({ t }) => t('client.lesson.goal.bore'),
  entrenched: ({ t, name }, { unit }) => t('client.lesson.goal.entrenched', { unit: name(unit) }),
  broke: ({ t, name }, { unit }) => t('client.lesson.goal.broke', { unit: name(unit) }),
  retreated: ({ t, name }, { unit }) => t('client.lesson.goal.retreated', { unit: name(unit) }),
  advanced: ({ t, name }, { unit }) => t('client.lesson.goal.advanced', { unit: name(unit) }),
  recovered: ({ t, name }, { unit }) => t('client.lesson.goal.recovered', { unit: name(unit) }),
  reached: ({ t }, { phase }) => t('client.lesson.goal.reached', { phase: t(keyFor('gcacw.phase', phase)) }),
  refused: ({ t }) => t('client.lesson.goal.refused'),
};

const said = <K extends GoalKind>(named: Named, goal: Of<K>): string => SAID[goal.kind as K](named, goal);

/** What is still to do, for whoever did something else. */
export function goalSaid(t: Translate, world: World, goal: Goal): string {
  const pieces = [...world.units, ...world.leaders];
  const name = (id: string): string => pieces.find(piece => piece.id === id)?.name ?? id;
  return said<GoalKind>({ t, name, hex: hex => hexLabel(world, hex ?? -1) }, goal);
}
