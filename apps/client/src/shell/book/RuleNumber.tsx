/** 5.1: the section of a rule; whoever hears it hears the whole. */
export function RuleNumber({ clause }: { readonly clause: string }) {
  const [section = ''] = clause.split('/');
  return (
    <code>
      {section}
      <span className="unseen">{clause.slice(section.length)}</span>
    </code>
  );
}
