/** Burning railroad stations. */
export const stations = {
  'gcacw.choice.burn': 'burn the station with {{unit}}',

  'gcacw.verb.burn': 'burn a station',

  'gcacw.why.5.4/not-siv-otr': 'Stations are not burned in this game.',
  'gcacw.why.5.4/one-unit-in-station': 'A station is burned by one of your own units that stands on it.',
  'gcacw.why.5.4/combat-value-2': 'Burning a station takes a Combat value of 2; this unit has {{value}}.',

  'gcacw.event.actionBegan.burn': 'Burning a station: {{unit}}.',
  'gcacw.event.stationBurned.damaged': '{{unit}} burns the station in {{hex}}: it is damaged ({{because}}).',
  'gcacw.event.stationBurned.destroyed': '{{unit}} burns the station in {{hex}}: it is destroyed ({{because}}).',

  'gcacw.because.5.4/fatigue': 'burning the station',
  'gcacw.because.5.4/damage': 'a Combat value under 5',
  'gcacw.because.5.4/destroy': 'a Combat value of 5 or more',
  'gcacw.because.5.4/upgrade': 'a Combat value of 5 or more, and it was damaged',
  'gcacw.because.5.4/no-change': 'as it was before',
} as const;
