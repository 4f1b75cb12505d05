/** 5.1: the section of a rule; whoever hears it hears the whole. */
export function RuleNumber({ clause }: { readonly clause: string }) {
  // A scenario's own rules have no section.
  const [section = ''] = /^\d[^/]*/.exec(clause) ?? [clause];
  return (
    <code>
      {section}
      <span className="unseen">{clause.slice(section.length)}</span>
    </code>
  );
}
