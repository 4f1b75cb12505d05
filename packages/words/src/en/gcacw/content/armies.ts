/** What is wrong with an order of battle. */
export const armies = {
  'problem.id-taken': 'The id “{{found}}” already belongs to a leader, in line {{line}}. Give the unit another.',
  'problem.army-leader-tactical': 'An army leader has no tactical value. Take it out.',
  'problem.leader-arm': 'An army or district leader goes with infantry, not “{{found}}”. Write arm: infantry.',
  'problem.commander-of-other-side': 'Only a Confederate leader can be {{found}}. Take it out, or change his side.',
  'problem.size-of-other-side': 'A {{found}} exists only on the {{owner}} side. Change the size or the side.',
  'problem.army-of-other-side': 'The mark “{{found}}” is for Union units. Take it out or change the side.',
} as const;
