import type { Translate } from '@wigwag/words';
import type { ReactNode } from 'react';
import { useDesk } from '../../shell/desk.ts';
import { Facts } from '../../titles/gcacw/onHome/Facts.tsx';
import { FramesContext } from '../../titles/gcacw/onHome/frames.ts';
import { Ground } from '../../titles/gcacw/onHome/Ground.tsx';
import { setupShown, sideShown } from '../../titles/setups.ts';
import { battleNamed, useFrames, useScenarios } from './battle.ts';
import { scenarioIn } from './setupOf.ts';

interface Battle {
  readonly title: string;
  readonly setup: unknown;
}

/** What it is called, in the reader's language. */
export function useBattleName({ title, setup }: Battle): string {
  const language = useDesk(desk => desk.language);
  return battleNamed({ title, scenario: scenarioIn(setup) }, useScenarios(), language);
}

/** A side by colour, shape and word. */
export const SideName = ({
  title,
  side,
  t,
}: {
  readonly title: string;
  readonly side: string;
  readonly t: Translate;
}) => (
  <span className={`side-name of-${title} by-${side}`}>
    <span className="side-mark" aria-hidden="true" /> {sideShown(t, title, side) ?? side}
  </span>
);

/** The ground with the armies where they begin; of games without a map nothing. */
export function BattlePicture({ setup }: Pick<Battle, 'setup'>) {
  const entry = useScenarios().find(({ id }) => id === scenarioIn(setup));
  const frames = useFrames();
  if (entry === undefined) return undefined;
  return (
    <FramesContext value={frames}>
      <Ground scenario={entry.id} stands={entry.stands} />
    </FramesContext>
  );
}

/** Why one would play it, when it was and how long it takes; of games without a scenario nothing. */
export function BattleSaid({ setup, t }: Pick<Battle, 'setup'> & { readonly t: Translate }) {
  const language = useDesk(desk => desk.language);
  const entry = useScenarios().find(({ id }) => id === scenarioIn(setup));
  if (entry === undefined) return undefined;
  return (
    <div className="battle-said">
      {entry.reason !== undefined && <p className="lead">{entry.reason[language]}</p>}
      <Facts entry={entry} dated t={t} />
    </div>
  );
}

/** What it is played with: optional rules, or armies and table; undefined: nothing besides the rules. */
export function optionsSaid(t: Translate, { title, setup }: Battle): string | undefined {
  const { options } = setupShown(t, title, setup);
  return options.length === 0 ? undefined : options.join(', ');
}

/** Facts in two columns: what, and what it is. */
export const Particulars = ({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="particulars">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
