import { useShell } from '../room.ts';
import { switchDice } from './asked.ts';

/** Who rolls from now on: the program, or the players at their table. Not where the dice are a lesson's. */
export function DiceSwitch() {
  const { sitting, view, t } = useShell();
  if (view.ownDice === undefined) return undefined;
  const isOwn = view.ownDice;
  return (
    <fieldset className="dice-switch" disabled={view.isFollowing || view.past !== undefined}>
      <legend className="unseen">{t('client.dice.who')}</legend>
      {[false, true].map(own => (
        <button
          key={String(own)}
          type="button"
          aria-pressed={own === isOwn}
          onClick={() => own !== isOwn && void switchDice(sitting, t, own)}
        >
          {own ? t('client.dice.own') : t('client.dice.program')}
        </button>
      ))}
    </fieldset>
  );
}
