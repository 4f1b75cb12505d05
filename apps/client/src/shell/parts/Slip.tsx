import type { ReactNode } from 'react';

interface Props {
  /** Something is wrong, something is asked, or something is only said. */
  readonly tone: 'trouble' | 'question' | 'remark';
  readonly title?: string;
  readonly sentences: readonly string[];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A slip of paper with what is the matter. It is read aloud when it comes. */
export const Slip = ({ tone, title, sentences, children }: Props) => (
  <section className={`slip ${tone}`} role={tone === 'trouble' ? 'alert' : 'status'}>
    {title !== undefined && <h2>{title}</h2>}
    {sentences.map(sentence => (
      <p key={sentence}>{sentence}</p>
    ))}
    {children !== undefined && <div className="slip-buttons">{children}</div>}
  </section>
);
