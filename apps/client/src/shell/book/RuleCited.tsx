import { useShell } from '../room.ts';
import { RuleLink } from './RuleLink.tsx';
import { RuleNumber } from './RuleNumber.tsx';
import { useBook } from './useBook.ts';

interface Props {
  readonly clause: string;
  readonly places?: readonly number[] | undefined;
  readonly sentence: string;
}

/** 6.1 Points and fatigue: a rule by its section and the heading of its page, as soon as the book is there. */
export function RuleCited({ clause, ...told }: Props) {
  const { book } = useShell();
  const isInBook = book?.has(clause) === true;
  const found = useBook(isInBook ? book : undefined);
  const heading = found === undefined || found === 'unreachable' ? undefined : found.clauses.get(clause)?.title;
  return (
    <RuleLink clause={clause} {...told}>
      <span className="rule-cited">
        <RuleNumber clause={clause} /> {heading}
      </span>
    </RuleLink>
  );
}
