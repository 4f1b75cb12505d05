import { useShell } from '../../room.ts';
import { replayAt } from '../state.ts';

/** After the end of a game with secrets: through whose eyes it is looked at. Before it, only one's own. */
export function Eyes({ lines }: { readonly lines: number }) {
  const { sitting, view, t } = useShell();
  const { title } = sitting;
  if (!title.hasSecrets(view.world)) return undefined;
  if (sitting.view().frame !== undefined || !view.powers.hasAll) {
    const side = title.words.side(t, view.eyes);
    return (
      <p className="replay-note">
        {view.isShared ? t('client.replay.seenByAll') : t('client.replay.seenBy', { side })}
      </p>
    );
  }
  const look = (side: string): void => {
    const there = sitting.lookAs(side, lines);
    if (there !== undefined) replayAt(there);
  };
  return (
    <fieldset className="chips replay-eyes">
      <legend>{t('client.replay.eyes')}</legend>
      {title.ruleset.sides.map(side => (
        <button
          key={side}
          type="button"
          className={`chip by-${side}`}
          aria-pressed={side === view.eyes}
          onClick={() => look(side)}
        >
          <span className="side-mark" aria-hidden="true" /> {title.words.side(t, side)}
        </button>
      ))}
    </fieldset>
  );
}
