import { hexBeyond, hexsideBetween } from '@wigwag/gcacw';
import { hexLabel } from '@wigwag/words';
import { type Asked, type Asking, type Button, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { cancelButton, decideButton, wayOn } from './buttons.ts';
import { attemptButtons, chanceButton, weighed } from './crossings.ts';

type Ask = Asked<'recovery'>;

const hexOf = ({ game }: Ask, unit: number): number => game.board.units[unit]?.hex ?? -1;

/** The hex beyond a river hexside of the unit's hex. */
const beyond = (asked: Ask, unit: number, hexside: number): number =>
  hexBeyond(asked.game.world, hexOf(asked, unit), hexside);

/** A unit is chosen that may build: the hexes beyond its rivers are lit, with the chance in each. */
function askBuilder(asked: Ask, any: Asking, unit: number): Asking {
  const { view, game, t } = asked;
  const own = withVerb(view.choices, 'build').filter(choice => choice.unit === unit);
  const builds = weighed(asked, own).map(build => ({ ...build, to: beyond(asked, unit, build.attempt.hexside) }));
  const [hopeful, hopeless] = [builds.filter(({ chance }) => chance > 0), builds.filter(({ chance }) => chance === 0)];
  const button = (build: (typeof builds)[number]): Button =>
    chanceButton(asked, build, t('client.bridge', { hex: hexLabel(game.world, build.to) }));
  return {
    ...any,
    hexes: choosing(own, ({ hexside }) => beyond(asked, unit, hexside)),
    chances: new Map(builds.map(({ to, chance }) => [to, chance])),
    chosenUnits: [unit],
    hint: t('client.hint.build', { unit: game.world.units[unit]?.name }),
    buttons: [
      ...(asked.may({ do: 'entrench', unit }) ? [decideButton(asked, { do: 'entrench', unit })] : []),
      ...hopeful.map(button),
      cancelButton(asked),
      ...any.buttons,
      ...hopeless.map(button),
    ],
    attempt: {
      ...any.attempt,
      hex: to => ({ do: 'build', unit, hexside: hexsideBetween(game.world, hexOf(asked, unit), to) }),
    },
  };
}

/** Recovery Step 1: a unit digs in at once, unless it could as well build a bridge. */
export function askRecovery(asked: Ask): Asking {
  const { view, draft, t } = asked;
  const builders = withVerb(view.choices, 'build').map(({ unit }) => unit);
  const any: Asking = {
    ...UNLIT,
    units: new Map([
      ...choosing(withVerb(view.choices, 'entrench'), ({ unit }) => unit),
      ...drafting(builders, unit => ({ kind: 'unit', unit })),
    ]),
    buttons: [
      decideButton(asked, { do: 'finish' }, wayOn(asked), t('client.finishRecovery')),
      ...attemptButtons(asked),
    ],
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'entrench', unit }) },
  };
  return draft.kind === 'unit' && builders.includes(draft.unit) ? askBuilder(asked, any, draft.unit) : any;
}
