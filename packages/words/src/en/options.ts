/** Options of the rulings. */
export const options = {
  'gcacw.option.delayBeforeForceMarch': 'Delay before a force march',
  'gcacw.option.delayBeforeForceMarch.about':
    'What retreating cavalry takes from a march at its start is taken at once, down to nothing; a force march then adds to what is left.',
} as const;
