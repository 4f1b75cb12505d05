import type { Considered, Weighed } from '@wigwag/ai';

/** The best of what was weighed, or else what was chosen: also to let the action go. */
export const foremost = ({ choice, candidates }: Considered): Weighed =>
  (choice.do === 'pass' ? undefined : candidates[0]) ?? { deed: 'pass', choice, value: 0 };
