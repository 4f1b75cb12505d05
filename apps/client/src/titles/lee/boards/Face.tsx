import { useRoom } from '../room.ts';
import { abilityName } from './valuesOf.ts';

export interface FaceProps {
  readonly card: string;
  readonly place: number;
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  /** Whether its digit picks it. */
  readonly hasNumber?: boolean;
  /** What a click does to it. */
  readonly note?: string | undefined;
  readonly onTurn?: (() => void) | undefined;
}

/** A card of one's own, or its back while the hand is closed. */
export function Face({ card, place, isOpen, isPicked, hasNumber = false, note, onTurn }: FaceProps) {
  const { t, language, world, view } = useRoom();
  const found = world.armies[view.eyes].cards.find(({ id }) => id === card);
  if (!isOpen || found === undefined)
    return <li className={`lee-back by-${view.eyes}`} aria-label={t('lee.client.cardBack')} />;
  const body = (
    <>
      {hasNumber && <kbd className="lee-card-number">{place + 1}</kbd>}
      <strong>{found.title[language]}</strong>
      {found.abilities.length === 0 && <span>{t('lee.client.ability.none')}</span>}
      {found.abilities.map(ability => (
        <span key={ability}>{abilityName(t, ability)}</span>
      ))}
      {note !== undefined && <small>{note}</small>}
    </>
  );
  return (
    <li className={`lee-face ${isPicked ? 'kept' : ''} ${onTurn !== undefined && !hasNumber ? 'playable' : ''}`}>
      {onTurn === undefined ? (
        <div>{body}</div>
      ) : (
        <button
          type="button"
          {...(hasNumber && { 'aria-pressed': isPicked, 'aria-keyshortcuts': `${place + 1}` })}
          onClick={onTurn}
        >
          {body}
        </button>
      )}
    </li>
  );
}
