/** A section, or the two letters of a part of the book that is not numbered. */
const SECTION = /^(?:\d[^/]*|[A-Z]{2}(?=\/))/;

/** 5.1: the section of a rule; whoever hears it hears the whole. */
export function RuleNumber({ clause }: { readonly clause: string }) {
  // A scenario's own rules have no section.
  const [section = clause] = SECTION.exec(clause) ?? [];
  return (
    <code>
      {section}
      <span className="unseen">{clause.slice(section.length)}</span>
    </code>
  );
}
