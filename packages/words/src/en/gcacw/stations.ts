/** Burning railroad stations. */
export const stations = {
  'gcacw.choice.burn': 'burn the station with {{unit}}',

  'gcacw.verb.burn': 'burn a station',

  'gcacw.why.5.4/not-siv-otr': 'Stations cannot be burned in this game.',
  'gcacw.why.5.4/one-unit-in-station': 'Only one of your own units that stands on a station can burn it.',
  'gcacw.why.5.4/combat-value-2': 'Burning a station needs a Combat value of at least 2; this unit has {{value}}.',

  'gcacw.event.actionBegan.burn': 'Burning a station: {{unit}}.',
  'gcacw.event.stationBurned.damaged': '{{unit}} burns the station in {{hex}}: it is damaged ({{because}}).',
  'gcacw.event.stationBurned.destroyed': '{{unit}} burns the station in {{hex}}: it is destroyed ({{because}}).',

  'gcacw.because.5.4/fatigue': 'burning the station',
  'gcacw.because.5.4/damage': 'a Combat value under 5',
  'gcacw.because.5.4/destroy': 'a Combat value of 5 or more',
  'gcacw.because.5.4/upgrade': 'a Combat value of 5 or more, and the station was already damaged',
  'gcacw.because.5.4/no-change': 'no change',
} as const;
