import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useRoom } from '../context.ts';
import { put, type Tab, useDesk } from '../desk.ts';
import { RefereePanel } from '../referee/RefereePanel.tsx';
import { BriefingTab } from './BriefingTab.tsx';
import { Forces } from './Forces.tsx';
import { Help } from './Help.tsx';
import { Log } from './Log.tsx';
import { LossSheet } from './LossSheet.tsx';
import { OddsSheet } from './odds/OddsSheet.tsx';
import { usePanel } from './panel.ts';
import { Score } from './Score.tsx';

type Shown = Tab | 'sheet';

const TABS: readonly Tab[] = ['log', 'briefing', 'score', 'forces', 'help', 'referee'];

const choose = (shown: Shown): void =>
  put(shown === 'sheet' ? { aside: false } : { tab: shown, aside: true, sheetOpen: true });

function Body({ shown }: { readonly shown: Shown }) {
  const { asking, briefing } = useRoom();
  const { sheet } = asking;
  if (shown === 'sheet')
    return sheet?.kind === 'odds' ? <OddsSheet sheet={sheet} /> : sheet && <LossSheet sheet={sheet} />;
  if (shown === 'referee') return <RefereePanel />;
  if (shown === 'score') return <Score />;
  if (shown === 'briefing' && briefing !== undefined) return <BriefingTab briefing={briefing} />;
  return shown === 'forces' ? <Forces /> : shown === 'help' ? <Help /> : <Log />;
}

/** Log, forces, help, and what a decision opens: beside the map, or a sheet over its lower part on a phone. */
export function SidePanel() {
  const { asking, briefing, t } = useRoom();
  const tab = useDesk(desk => desk.tab);
  const aside = useDesk(desk => desk.aside);
  const [open] = usePanel();
  const tabs = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { sheet } = asking;
  const shown: Shown = sheet !== undefined && !aside ? 'sheet' : tab;
  const names: Readonly<Record<Shown, string>> = {
    sheet: sheet?.kind === 'losses' ? t('client.lossTitle') : t('client.odds'),
    log: t('client.log'),
    briefing: t('client.briefing'),
    score: t('client.score'),
    forces: t('client.forces'),
    help: t('client.help'),
    referee: t('client.referee'),
  };
  const tabNames = briefing === undefined ? TABS.filter(each => each !== 'briefing') : TABS;
  const all: readonly Shown[] = sheet === undefined ? tabNames : ['sheet', ...tabNames];
  const aim = sheet?.kind === 'odds' ? sheet.attack.target : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another target or list is read from the top
  useEffect(() => {
    if (shown !== 'log') body.current?.scrollTo({ top: 0 });
  }, [shown, aim]);
  // On a phone the row of tabs is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab, or its name in another language
  useEffect(() => {
    tabs.current?.querySelector(`#tab-${shown}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown, open, t]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = all[(all.indexOf(shown) + step + all.length) % all.length] ?? 'log';
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <aside className={`panel ${open ? 'open' : ''} showing-${shown}`} aria-label={t('client.panel')}>
      <div ref={tabs} className="tabs" role="tablist" onKeyDown={onKeyDown}>
        {all.map(each => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === shown}
            aria-controls="panel-body"
            tabIndex={each === shown ? 0 : -1}
            onClick={() => choose(each)}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div ref={body} id="panel-body" className="panel-body" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        <Body shown={shown} />
      </div>
    </aside>
  );
}
