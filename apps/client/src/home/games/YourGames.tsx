import type { Translate } from '@wigwag/words';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../../shell/desk.ts';
import type { SavedAt } from '../../shell/keeping/gameFile.ts';
import type { KeptGame, Marks } from '../../shell/keeping/keptGame.ts';
import { STORE } from '../../shell/keeping/store.ts';
import { Slip } from '../../shell/parts/Slip.tsx';
import { OpenFile } from '../OpenFile.tsx';
import { Bin } from './Bin.tsx';
import { ExportAll } from './ExportAll.tsx';
import { filtered } from './filtered.ts';
import { type Deeds, GameCard } from './GameCard.tsx';
import { KeptWhere } from './KeptWhere.tsx';
import { nameOf } from './nameOf.ts';
import { useDamaged } from './useDamaged.ts';
import type { Kept, KeptGames } from './useKeptGames.ts';

/** With more than this there is a box to find one, and not all are shown at once. */
const MANY = 12;

/** What was just done to a game, and how it is undone. */
interface Done {
  readonly sentence: string;
  readonly id: string;
  readonly before: Marks;
}

interface ListProps extends Deeds {
  readonly games: readonly KeptGame[];
  readonly damaged: ReadonlySet<string>;
  readonly now: number;
  readonly t: Translate;
}

const List = ({ games, damaged, ...rest }: ListProps) => (
  <ul className="games">
    {games.map(game => (
      <GameCard key={game.id} game={game} isDamaged={damaged.has(game.id)} {...rest} />
    ))}
  </ul>
);

/** The games in use: all of them if they are few. */
function InUse(props: ListProps) {
  const { games, t } = props;
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const isMany = games.length > MANY;
  const found = isMany ? filtered(t, games, text) : games;
  const shown = isMany && !isWhole && text === '' ? found.slice(0, MANY) : found;
  return (
    <>
      {isMany && (
        <div className="find">
          <input
            type="search"
            value={text}
            placeholder={t('client.games.filter')}
            aria-label={t('client.games.filter')}
            onChange={({ target }) => setText(target.value)}
          />
          <span role="status">{t('client.games.found', { count: found.length })}</span>
        </div>
      )}
      {found.length === 0 && games.length > 0 && <p>{t('client.games.notFound', { text })}</p>}
      <List {...props} games={shown} />
      {shown.length < found.length && (
        <button type="button" className="choice show-all" onClick={() => setWhole(true)}>
          {t('client.games.all', { count: found.length })}
        </button>
      )}
    </>
  );
}

function useDeeds(t: Translate) {
  const language = useDesk(desk => desk.language);
  const [done, setDone] = useState<Done>();
  const mark = async (game: KeptGame, marks: Marks, sentence: string): Promise<void> => {
    const { archived, deleted } = game;
    await STORE.mark(game.id, marks);
    setDone({ sentence, id: game.id, before: { archived, deleted } });
  };
  const onArchive = (game: KeptGame): void => {
    if (game.archived !== undefined) void STORE.mark(game.id, { archived: undefined });
    else void mark(game, { archived: Date.now() }, t('client.games.archived', { name: nameOf(game, language) }));
  };
  const onDelete = (game: KeptGame): void =>
    void mark(game, { deleted: Date.now() }, t('client.games.deleted', { name: nameOf(game, language) }));
  const onUndo = (): void => {
    if (done !== undefined) void STORE.mark(done.id, done.before);
    setDone(undefined);
  };
  return { done, onArchive, onDelete, onUndo, onClose: () => setDone(undefined) };
}

interface DoneProps {
  readonly done: Done;
  readonly t: Translate;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The game went away with the button that sent it: the focus goes to what brings it back. */
function DoneSlip({ done, t, onUndo, onClose }: DoneProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  const away = (deed: () => void) => (): void => {
    undo.current?.closest<HTMLElement>('.your-games')?.focus();
    deed();
  };
  return (
    <Slip tone="remark" sentences={[done.sentence]}>
      <button ref={undo} type="button" className="choice" onClick={away(onUndo)}>
        {t('client.games.undo')}
      </button>
      <button type="button" className="choice quiet" onClick={away(onClose)}>
        {t('client.close')}
      </button>
    </Slip>
  );
}

interface Props {
  readonly t: Translate;
  /** How many games of an older version could not be moved to where games are kept now. */
  readonly unmoved: number;
  readonly onAgain: (game: KeptGame) => void;
}

function Games({ kept, unmoved, t, onAgain }: Props & { readonly kept: KeptGames }) {
  const { done, onUndo, onClose, ...deeds } = useDeeds(t);
  const all = [...kept.inUse, ...kept.archived];
  const damaged = useDamaged(all);
  const list = { ...deeds, onAgain, damaged, now: Date.now(), t };
  return (
    <>
      {all.length === 0 && <p className="none">{t('client.games.none')}</p>}
      <InUse {...list} games={kept.inUse} />
      {done !== undefined && <DoneSlip key={done.id} {...{ done, t, onUndo, onClose }} />}
      {kept.archived.length > 0 && (
        <details className="put-away">
          <summary>{t('client.games.archiveList', { count: kept.archived.length })}</summary>
          <List {...list} games={kept.archived} />
        </details>
      )}
      <Bin games={kept.binned} now={list.now} t={t} />
      {all.length > 0 && <ExportAll t={t} />}
      {all.length + unmoved > 0 && <KeptWhere t={t} unmoved={unmoved} about={kept} />}
    </>
  );
}

interface YourGamesProps extends Props {
  readonly kept: Kept;
  readonly onOpen: (game: SavedAt) => void;
}

/** All games in this browser: those played last come first. */
export function YourGames({ kept, onOpen, ...rest }: YourGamesProps) {
  const { t } = rest;
  return (
    <section className="your-games" tabIndex={-1} aria-label={t('client.games')}>
      <OpenFile t={t} onOpen={onOpen}>
        <h2 id="games">{t('client.games')}</h2>
      </OpenFile>
      {kept === 'nothing' && <Slip tone="trouble" sentences={[t('client.games.noStore')]} />}
      {kept === 'later' && <Slip tone="trouble" sentences={[t('client.trouble.later-version')]} />}
      {typeof kept === 'object' && <Games kept={kept} {...rest} />}
    </section>
  );
}
