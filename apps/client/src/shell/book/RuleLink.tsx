import type { MouseEvent, ReactNode } from 'react';
import { put } from '../desk.ts';
import { useShell } from '../room.ts';
import { addressOfRule, openRule } from './address.ts';
import { RuleNumber } from './RuleNumber.tsx';

/** Not one that opens another tab or window. */
export const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** What a plain click on a link to a rule does; any other is the browser's. */
export const onRule =
  (rule: string, first?: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    first?.();
    openRule(rule);
  };

interface Props {
  readonly clause: string;
  /** What on the board the rule was asked about. */
  readonly places?: readonly number[] | undefined;
  /** What was said of it there. */
  readonly sentence?: string;
  readonly tabIndex?: 0 | -1;
  /** What it is called by, in place of its id. */
  readonly children?: ReactNode;
}

const NO_PLACES: readonly number[] = [];

/** The number of a rule; where the title has a book, the way to it. */
export function RuleLink({
  clause,
  places = NO_PLACES,
  sentence,
  tabIndex,
  children = <RuleNumber clause={clause} />,
}: Props) {
  const { book, t } = useShell();
  if (book?.has(clause) !== true) return children;
  return (
    <a
      className="rule-link"
      href={addressOfRule(clause)}
      title={t('client.book.read')}
      tabIndex={tabIndex}
      onClick={onRule(clause, () => put({ asked: { clause, places, sentence } }))}
    >
      {children}
    </a>
  );
}
