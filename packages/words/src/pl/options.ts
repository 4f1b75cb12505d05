/** Opcje, które przyszły z pogodą. */
export const options = {
  'gcacw.option.attackAcrossUnfordable': 'Ataki przez zamknięte brody',
  'gcacw.option.attackAcrossUnfordable.about':
    'W turze bez deszczu można atakować przez bród, którego wysoka woda nie pozwala przejść.',
} as const;
