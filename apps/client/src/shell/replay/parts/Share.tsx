import { useEffect, useRef, useState } from 'react';
import { addressOfGame, gameAsked } from '../../address.ts';
import { saveGame } from '../../keeping/save.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useShell } from '../../room.ts';
import { addressOfMoment, putLooking, useLooking } from '../state.ts';

/** Where this browser finds the moment again; undefined: the game is not kept. */
function linkTo(lines: number): string | undefined {
  const id = gameAsked(location.search);
  return id && `${location.origin}${location.pathname}${addressOfGame(id)}${addressOfMoment(lines)}`;
}

interface LinkProps {
  readonly link: string;
  /** What it opens, and where. */
  readonly about: string;
  readonly label: string;
}

/** To be copied by a click, or by hand where the page may not do that. */
export function LinkLine({ link, about, label }: LinkProps) {
  const { t } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    field.current?.select();
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <p>{about}</p>
      <div className="share-line">
        <input ref={field} readOnly value={link} aria-label={label} onFocus={copy} />
        <button type="button" className="choice" onClick={copy}>
          {isCopied ? t('client.replay.copied') : t('client.replay.copy')}
        </button>
      </div>
    </>
  );
}

interface Props {
  readonly lines: number;
  readonly action: number;
}

function ShareLeaf({ lines, action }: Props) {
  const { sitting, view, file, t } = useShell();
  const leaf = useRef<HTMLDivElement>(null);
  useEffect(() => leaf.current?.querySelector('button')?.focus(), []);
  const link = linkTo(lines);
  const isSecret = sitting.title.hasSecrets(view.world) && sitting.view().frame !== undefined;
  const save = (): void => {
    const record = sitting.recordAt(lines);
    if (record !== undefined) void saveGame(`${file}-action-${action}`, record);
    putLooking({ isSharing: false });
  };
  return (
    <div ref={leaf} className="share-leaf">
      {link !== undefined && (
        <LinkLine link={link} about={t('client.replay.linkHere')} label={t('client.replay.link')} />
      )}
      <p>{isSecret ? t('client.file.secret') : t('client.replay.fileHere')}</p>
      <button type="button" className="choice" onClick={save}>
        {t('client.replay.file')}
      </button>
    </div>
  );
}

/** This moment for others, or for later: a link where the game is kept, a file for everywhere. */
export function Share({ lines, action }: Props) {
  const { view, t } = useShell();
  const isSharing = useLooking(looking => looking.isSharing);
  const button = useRef<HTMLButtonElement>(null);
  const wasSharing = useRef(false);
  useEffect(() => {
    if (wasSharing.current && !isSharing) button.current?.focus();
    wasSharing.current = isSharing;
  }, [isSharing]);
  // How many lines a side's log has may tell how much is hidden: it is no link to be given away.
  if (!view.powers.hasAll) return undefined;
  return (
    <div className="share">
      <button
        ref={button}
        type="button"
        className="choice with-icon"
        aria-expanded={isSharing}
        aria-label={t('client.replay.share')}
        onClick={() => putLooking({ isSharing: !isSharing, isPlaying: false })}
      >
        <Icon name="share" /> <span className="wide-label">{t('client.replay.share')}</span>
      </button>
      {isSharing && <ShareLeaf {...{ lines, action }} />}
    </div>
  );
}
