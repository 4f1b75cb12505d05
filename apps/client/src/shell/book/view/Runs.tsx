import { runsOf } from '@wigwag/rulebook';

interface Props {
  readonly text: string;
  readonly terms: readonly string[];
}

/** A text in which what was looked for stands out. */
export const Runs = ({ text, terms }: Props) => (
  <>
    {runsOf(text, terms).map(({ text: run, isHit }, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: runs stand in the order of the text
      isHit ? <mark key={place}>{run}</mark> : run,
    )}
  </>
);
