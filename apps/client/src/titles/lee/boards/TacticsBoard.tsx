import { enemyOf, SIDES, type Side } from '@wigwag/lee';
import { useState } from 'react';
import { useRoom } from '../room.ts';
import { listIn, rosterOf, sideCalled } from '../roster.ts';
import { dollars } from '../said.ts';
import { Seal } from './Seal.tsx';
import { SmallMap } from './SmallMap.tsx';
import { GOALS, PAYS, type Tactic, tacticName } from './tacticWords.ts';

const TACTICS: readonly Tactic[] = ['cautious', 'neutral', 'aggressive'];

function TacticCard({ tactic, isChosen, onChoose }: { tactic: Tactic; isChosen: boolean; onChoose(): void }) {
  const { t, language, view, world } = useRoom();
  const { board } = view.game;
  const worth = listIn(world, board, view.eyes)?.value ?? 0;
  const enemies = rosterOf(world, board, enemyOf(view.eyes)).length;
  return (
    <li>
      <button type="button" className="lee-option lee-tactic" aria-pressed={isChosen} onClick={onChoose}>
        <strong>{tacticName(t, tactic)}</strong>
        <ol>
          {GOALS[tactic].map((goal, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: goals have numbers
            <li key={i}>{goal(t, Math.ceil(enemies / 4))}</li>
          ))}
        </ol>
        <span className="lee-pays">
          {PAYS[tactic].map(([label, percent]) => (
            <span key={percent}>
              {label(t)} <small>{dollars(language, (worth * percent) / 100)}</small> <b>{percent} %</b>
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}

function ArmyTactic() {
  const { t, choose } = useRoom();
  const [chosen, setChosen] = useState<Tactic>();
  return (
    <>
      <p className="lee-lead">
        {t('lee.client.tacticAbout')} <code>13.12</code>
      </p>
      <ul className="lee-options">
        {TACTICS.map(tactic => (
          <TacticCard key={tactic} tactic={tactic} isChosen={chosen === tactic} onChoose={() => setChosen(tactic)} />
        ))}
      </ul>
      <Seal onSeal={chosen && (() => choose({ do: 'chooseTactic', tactic: chosen }))} />
    </>
  );
}

function CavalryTactic() {
  const { t, language, world, view, choose } = useRoom();
  const [chosen, setChosen] = useState<string>();
  const options = view.choices.filter(choice => choice.do === 'chooseCavalryTactic');
  const { cavalryTactics } = world.armies[view.eyes];
  return (
    <>
      <p className="lee-lead">
        {t('lee.client.cavalryAbout')} <code>13.13</code>
      </p>
      <ul className="lee-options">
        {options.map(({ tactic }) => {
          const found = cavalryTactics.find(({ id }) => id === tactic);
          return (
            <li key={tactic}>
              <button
                type="button"
                className="lee-option"
                aria-pressed={chosen === tactic}
                onClick={() => setChosen(tactic)}
              >
                <strong>{found?.name[language] ?? tactic}</strong>
                <span>
                  {found?.opens === undefined ? t('lee.client.inBook') : t('lee.client.opens', { n: found.opens })}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Seal onSeal={chosen === undefined ? undefined : () => choose({ do: 'chooseCavalryTactic', tactic: chosen })} />
    </>
  );
}

function Sealed({ side }: { readonly side: Side }) {
  const { t, language, world, view } = useRoom();
  const { chosen, cavalry } = view.game.board.tactics;
  const shown = cavalry[side];
  const name = world.armies[side].cavalryTactics.find(({ id }) => id === shown)?.name[language] ?? shown;
  const isSealed = chosen.includes(side);
  return (
    <div className={`lee-seal by-${side} ${isSealed ? 'is-sealed' : ''}`}>
      <span className="side-mark" aria-hidden="true" />
      <b>{sideCalled({ t, language, world }, side)}</b>
      <span>{isSealed ? t('lee.client.sealedSecret') : t('lee.client.choosing')}</span>
      {name !== undefined && <span>{t('lee.client.cavalryShown', { name })}</span>}
    </div>
  );
}

/** Sealing a tactic of the army, then one of its cavalry. */
export function TacticsBoard() {
  const { view } = useRoom();
  const { frame } = view;
  const isOwn = frame?.by === view.eyes;
  return (
    <div className="lee-field">
      {isOwn && frame?.kind === 'armyTactic' && <ArmyTactic key={view.eyes} />}
      {isOwn && frame?.kind === 'cavalryTactic' && <CavalryTactic key={view.eyes} />}
      <SmallMap />
      <div className="lee-seals">
        {SIDES.map(side => (
          <Sealed key={side} side={side} />
        ))}
      </div>
    </div>
  );
}
