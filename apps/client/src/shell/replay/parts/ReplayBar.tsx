import { useEffect, useRef } from 'react';
import { IconButton } from '../../parts/IconButton.tsx';
import { KeyCap } from '../../parts/KeyCap.tsx';
import { turnPanel, usePanelOpen } from '../../parts/panel.ts';
import { useShell } from '../../room.ts';
import { indexAt } from '../moments.ts';
import { leaveReplay, useLooking } from '../state.ts';
import { useLeads } from '../useLeads.ts';
import { usePlaying } from '../usePlaying.ts';
import { AwaySum, AwayWays } from './AwayParts.tsx';
import { Branch } from './Branch.tsx';
import { Controls } from './Controls.tsx';
import { Eyes } from './Eyes.tsx';
import { Graph } from './Graph.tsx';
import { Head } from './Head.tsx';
import { Share } from './Share.tsx';

function Legend({ hasLead }: { readonly hasLead: boolean }) {
  const { sitting, t } = useShell();
  const { sides } = sitting.title.ruleset;
  return (
    <div className="replay-legend">
      {hasLead && (
        <span>
          {sides.map(side => (
            <i key={side} className={`legend-lead by-${side}`} aria-hidden="true" />
          ))}
          {t('client.replay.lead')}
        </span>
      )}
      <span>
        {sides.map(side => (
          <i key={side} className={`legend-battle by-${side}`} aria-hidden="true" />
        ))}
        {t('client.replay.battles')}
      </span>
    </div>
  );
}

/** In place of the decision bar: from any point of the game to any other, and back to the game as it is. */
export function ReplayBar() {
  const room = useShell();
  const { view, replay, sitting, mayKeep, t } = room;
  const panelOpen = usePanelOpen();
  usePlaying(room);
  const from = useLooking(looking => looking.from);
  const leads = useLeads(room);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.querySelector<HTMLElement>('.replay-play')?.focus(), []);
  const moments = replay?.moments ?? [];
  const lines = view.past?.lines ?? view.log.length;
  const index = indexAt(moments, lines);
  const action = index + 1;
  const hasLead = leads.some(lead => lead !== undefined && lead !== 0);
  return (
    <section ref={bar} className="replay-bar" aria-label={t('client.replay')}>
      <div className="replay-top">
        {from === undefined ? <Head {...{ moments, index }} /> : <AwaySum from={from} />}
        <IconButton
          icon={panelOpen ? 'down' : 'up'}
          label={t('client.replay.actions')}
          expanded={panelOpen}
          onClick={() => turnPanel(false)}
        />
      </div>
      <p className="unseen" role="status">
        {moments[index]?.sentence}
      </p>
      <Graph {...{ moments, leads, index }} />
      <div className="replay-foot">
        <div className="replay-left">
          {sitting.title.hasSecrets(view.world) ? <Eyes lines={lines} /> : <Legend hasLead={hasLead} />}
        </div>
        <Controls {...{ moments, at: lines }} />
        <div className="replay-ways">
          {mayKeep && <Share {...{ lines, action }} />}
          {mayKeep && <Branch {...{ lines, action }} />}
          {from === undefined ? (
            <button type="button" className="choice back" onClick={leaveReplay}>
              <span>{t('client.replay.back')}</span> <KeyCap name="Esc" />
            </button>
          ) : (
            <AwayWays from={from} />
          )}
        </div>
      </div>
    </section>
  );
}
