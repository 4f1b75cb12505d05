import { buildModifier, hexBeyond, hexsideBetween, MOST_TO_BUILD } from '@wigwag/gcacw';
import { hexLabel } from '@wigwag/words';
import { type Asked, type Asking, type Button, choosing, drafting, UNLIT, withVerb } from './asking.ts';
import { cancelButton, decideButton } from './buttons.ts';
import { attemptButtons } from './crossings.ts';

type Ask = Asked<'recovery'>;

const hexOf = ({ game }: Ask, unit: number): number => game.board.units[unit]?.hex ?? -1;

/** The hex beyond a river hexside of the unit's hex. */
const beyond = (asked: Ask, unit: number, hexside: number): number =>
  hexBeyond(asked.game.world, hexOf(asked, unit), hexside);

/** Says what the die may show. */
function bridgeButton(asked: Ask, unit: number, hexside: number): Button {
  const { game, frame, t } = asked;
  const most = Math.min(6, MOST_TO_BUILD - buildModifier(game, frame.by, hexside));
  const hex = hexLabel(game.world, beyond(asked, unit, hexside));
  const label = most < 1 ? t('client.bridge.hopeless', { hex }) : t('client.bridge', { hex, most });
  return decideButton(asked, { do: 'build', unit, hexside }, 'plain', label);
}

/** A unit is chosen that may build: the hexes beyond its rivers are lit. */
function askBuilder(asked: Ask, any: Asking, unit: number): Asking {
  const builds = withVerb(asked.view.choices, 'build').filter(choice => choice.unit === unit);
  return {
    ...any,
    hexes: choosing(builds, ({ hexside }) => beyond(asked, unit, hexside)),
    chosenUnits: [unit],
    hint: asked.t('client.hint.build', { unit: asked.game.world.units[unit]?.name }),
    buttons: [
      ...(asked.may({ do: 'entrench', unit }) ? [decideButton(asked, { do: 'entrench', unit })] : []),
      ...builds.map(({ hexside }) => bridgeButton(asked, unit, hexside)),
      cancelButton(asked),
      ...any.buttons,
    ],
    attempt: {
      ...any.attempt,
      hex: to => ({ do: 'build', unit, hexside: hexsideBetween(asked.game.world, hexOf(asked, unit), to) }),
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
    buttons: [decideButton(asked, { do: 'finish' }, 'main', t('client.finishRecovery')), ...attemptButtons(asked)],
    attempt: { ...UNLIT.attempt, unit: unit => ({ do: 'entrench', unit }) },
  };
  return draft.kind === 'unit' && builders.includes(draft.unit) ? askBuilder(asked, any, draft.unit) : any;
}
