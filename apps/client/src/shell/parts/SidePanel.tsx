import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAround } from '../around.ts';
import { put, useDesk } from '../desk.ts';
import { diceLeaves, isDiceLeaf } from '../dice/diceLeaf.tsx';
import { fetchedLater, shownLater } from '../later.tsx';
import { LogAfterwards } from '../log/LogAfterwards.tsx';
import { Actions } from '../opened.ts';
import { type Leaf, useShell } from '../room.ts';
import { usePanelOpen } from './panel.ts';

const Palette = shownLater(
  fetchedLater(() => import('../palette/Palette.tsx')),
  palette => palette.Palette,
);

interface Props {
  readonly leaves: readonly Leaf[];
  readonly help: ReactNode;
}

/** The sheet of the decision, the log, what the title has to show, the help. */
function useLeaves({ leaves, help }: Props): readonly Leaf[] {
  const tab = useDesk(desk => desk.tab);
  const { sheet, first = [], last = [], view, replay, t } = useShell();
  const around = useAround();
  if (replay !== undefined && view.past?.isCatchingUp === false) {
    return [{ id: 'actions', label: t('client.replay.actions'), body: <Actions /> }, ...replay.leaves];
  }
  return [
    ...(sheet === undefined ? [] : [sheet]),
    ...first,
    { id: 'log', label: t('client.log'), body: <LogAfterwards /> },
    ...(around.leaves ?? []),
    ...diceLeaves(t, tab),
    ...leaves,
    { id: 'help', label: t('client.help'), body: help },
    ...last,
  ];
}

function Tabs({ all, shown }: { readonly all: readonly Leaf[]; readonly shown: Leaf }) {
  const { sheet, t } = useShell();
  const open = usePanelOpen();
  const tabs = useRef<HTMLDivElement>(null);
  const choose = ({ id }: Leaf): void =>
    put(id === sheet?.id ? { aside: false } : { tab: id, aside: true, sheetOpen: true });
  // On a phone the row of tabs is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab, or its name in another language
  useEffect(() => {
    tabs.current?.querySelector(`#tab-${shown.id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown.id, open, t]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = all[(all.findIndex(({ id }) => id === shown.id) + step + all.length) % all.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div ref={tabs} className="tabs" role="tablist" onKeyDown={onKeyDown}>
      {all.map(leaf => (
        <button
          key={leaf.id}
          id={`tab-${leaf.id}`}
          type="button"
          role="tab"
          aria-selected={leaf.id === shown.id}
          aria-controls="panel-body"
          tabIndex={leaf.id === shown.id ? 0 : -1}
          onClick={() => choose(leaf)}
        >
          {leaf.label}
          {leaf.mark}
        </button>
      ))}
    </div>
  );
}

/** In the place of all that lies beside the board. */
function LookingUp({ leaves }: { readonly leaves: readonly Leaf[] }) {
  const { t } = useShell();
  return (
    <div className="beside">
      <aside className="panel open showing-palette" aria-label={t('client.palette')}>
        <Palette leaves={leaves} />
      </aside>
    </div>
  );
}

/** Log, help, what a title shows, and what a decision opens: beside the board, or a sheet over its lower part on a phone. */
export function SidePanel(props: Props) {
  const { sheet, card, t } = useShell();
  const tab = useDesk(desk => desk.tab);
  const aside = useDesk(desk => desk.aside);
  const open = usePanelOpen();
  const body = useRef<HTMLDivElement>(null);
  const all = useLeaves(props);
  const asked = sheet !== undefined && !aside ? sheet.id : tab;
  const shown = all.find(({ id }) => id === asked) ?? all.find(({ id }) => id === 'log') ?? (all[0] as Leaf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is read from the top
  useEffect(() => {
    if (shown.id !== 'log') body.current?.scrollTo({ top: 0 });
  }, [shown.id, shown.about]);
  const isLookingUp = useDesk(desk => desk.paletteOpen);
  if (isLookingUp) return <LookingUp leaves={all} />;
  return (
    <div className="beside">
      {!isDiceLeaf(shown) && card}
      <aside className={`panel ${open ? 'open' : ''} showing-${shown.id}`} aria-label={t('client.panel')}>
        <Tabs all={all} shown={shown} />
        <div
          ref={body}
          id="panel-body"
          className="panel-body"
          role="tabpanel"
          aria-labelledby={`tab-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it from here
          tabIndex={0}
        >
          {shown.body}
        </div>
      </aside>
    </div>
  );
}
