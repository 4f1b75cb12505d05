/** Options that came with the weather. */
export const options = {
  'gcacw.option.attackAcrossUnfordable': 'Attacks at closed fords',
  'gcacw.option.attackAcrossUnfordable.about':
    'A force may attack over a ford that high water has closed, in a turn without rain.',
} as const;
