import { bundledScenario } from '@wigwag/content/bundled';
import { OPTIONS, type World, worldOf } from '@wigwag/gcacw';

/** Options named in the address are played with, besides those of the scenario. */
export function firstMarch(options: readonly string[] = []): World {
  const scenario = bundledScenario('first-march');
  if (scenario === undefined) throw new Error('no first march');
  const chosen = OPTIONS.filter(name => options.includes(name)).map(name => [name, true]);
  return worldOf({ ...scenario, options: { ...scenario.options, ...Object.fromEntries(chosen) } });
}
