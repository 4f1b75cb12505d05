import { idle } from '@wigwag/mapview/afterwards';
import { type ComponentType, useEffect, useState } from 'react';
import { useShell } from './room.ts';

/** Code that a table can do without at first. */
interface Later<M> {
  /** Fetches it; once it is there, no more. */
  load(): Promise<M>;
  /** Undefined: it is not there yet. */
  now(): M | undefined;
}

/** What nobody has asked for yet. */
const waiting: (() => Promise<unknown>)[] = [];

/** It comes when the page has nothing to do, or when somebody asks for it. */
export function fetchedLater<M>(fetch: () => Promise<M>): Later<M> {
  let here: M | undefined;
  let coming: Promise<M> | undefined;
  const load = (): Promise<M> => {
    coming ??= fetch().then(
      found => {
        here = found;
        return found;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  waiting.push(load);
  return { load, now: () => here };
}

/** One after the other, so that what is asked for meanwhile does not wait for all of it. */
async function fetchTheRest(): Promise<void> {
  for (let load = waiting.shift(); load !== undefined; load = waiting.shift()) {
    await idle();
    // Whoever opens it fetches it again, and is told if it does not come.
    await load().catch(() => undefined);
  }
}

/** Once the table stands, what may be opened at it is fetched. */
export function useTheRest(): void {
  useEffect(() => void fetchTheRest(), []);
}

function Waiting({ hasFailed, onAgain }: { readonly hasFailed: boolean; readonly onAgain: () => void }) {
  const { t } = useShell();
  if (!hasFailed) return <p className="coming">{t('client.later')}</p>;
  return (
    <p className="coming failed" role="alert">
      {t('client.later.failed')}{' '}
      <button type="button" className="choice" onClick={onAgain}>
        {t('client.later.again')}
      </button>
    </p>
  );
}

/** A part of the table that comes later. Where it is wanted before it is there, its place says so. */
export function shownLater<M, P extends object>(
  module: Later<M>,
  partOf: (module: M) => ComponentType<P>,
): ComponentType<P> {
  return function Part(props: P) {
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(-1);
    const [, setHere] = useState(false);
    const here = module.now();
    const isMissing = here === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWanted = true;
      module.load().then(
        () => isWanted && setHere(true),
        () => isWanted && setFailed(tries),
      );
      return () => {
        isWanted = false;
      };
    }, [isMissing, tries]);
    if (here === undefined) return <Waiting hasFailed={failed === tries} onAgain={() => setTries(tries + 1)} />;
    const Found = partOf(here);
    return <Found {...props} />;
  };
}
