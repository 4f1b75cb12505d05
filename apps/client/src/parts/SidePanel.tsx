import { type KeyboardEvent, useRef } from 'react';
import { useRoom } from '../context.ts';
import { put, type Tab, useDesk } from '../desk.ts';
import { Forces } from './Forces.tsx';
import { Help } from './Help.tsx';
import { Log } from './Log.tsx';

const TABS: readonly Tab[] = ['log', 'forces', 'help'];
const BODIES = { log: Log, forces: Forces, help: Help } as const;

/** Log, forces, help: beside the map, or a sheet over it on a phone. */
export function SidePanel() {
  const { t } = useRoom();
  const tab = useDesk(desk => desk.tab);
  const sheetOpen = useDesk(desk => desk.sheetOpen);
  const tabs = useRef<HTMLDivElement>(null);
  const names: Readonly<Record<Tab, string>> = {
    log: t('client.log'),
    forces: t('client.forces'),
    help: t('client.help'),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] ?? 'log';
    put({ tab: next });
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const Body = BODIES[tab];
  return (
    <aside className={`panel ${sheetOpen ? 'open' : ''}`} aria-label={t('client.panel')}>
      <div ref={tabs} className="tabs" role="tablist" onKeyDown={onKeyDown}>
        {TABS.map(each => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls="panel-body"
            tabIndex={each === tab ? 0 : -1}
            onClick={() => put({ tab: each })}
          >
            {names[each]}
          </button>
        ))}
      </div>
      <div id="panel-body" className="panel-body" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Body />
      </div>
    </aside>
  );
}
