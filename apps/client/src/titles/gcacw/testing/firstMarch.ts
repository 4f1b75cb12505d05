import { libraryOf, loadMap, loadOrderOfBattle, loadScenario } from '@wigwag/content';
import { OPTIONS, type World, worldOf } from '@wigwag/gcacw';
import armiesText from '../../../../../../packages/content/gcacw/armies/laurel-bend-armies.yaml?raw';
import mapText from '../../../../../../packages/content/gcacw/maps/laurel-bend.yaml?raw';
import scenarioText from '../../../../../../packages/content/gcacw/scenarios/first-march.yaml?raw';

/** Content that came with the program: a problem in it is a bug of the build. */
function sound<T>(loaded: { readonly ok?: T | undefined; readonly problems?: readonly unknown[] | undefined }): T {
  if (loaded.ok === undefined) throw new Error(JSON.stringify(loaded.problems));
  return loaded.ok;
}

/** Options named in the address are played with, besides those of the scenario. */
export function firstMarch(options: readonly string[] = []): World {
  const map = sound(loadMap(mapText, 'laurel-bend.yaml'));
  const armies = sound(loadOrderOfBattle(armiesText, 'laurel-bend-armies.yaml'));
  const scenario = sound(loadScenario(scenarioText, 'first-march.yaml', libraryOf([map], [armies])));
  const chosen = OPTIONS.filter(name => options.includes(name)).map(name => [name, true]);
  return worldOf({ ...scenario, options: { ...scenario.options, ...Object.fromEntries(chosen) } });
}
