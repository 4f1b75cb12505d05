/** Burning railroad stations. */
export const stations = {
  'gcacw.choice.burn': 'niszczenie stacji: {{unit}}',

  'gcacw.verb.burn': 'niszczenie stacji kolejowej',

  'gcacw.why.5.4/not-siv-otr': 'W tej grze nie można niszczyć stacji kolejowych.',
  'gcacw.why.5.4/one-unit-in-station': 'Stację kolejową może zniszczyć tylko twoja jednostka, która na niej stoi.',
  'gcacw.why.5.4/combat-value-2':
    'Niszczenie stacji wymaga wartości bojowej co najmniej 2; wartość tej jednostki to {{value}}.',

  'gcacw.event.actionBegan.burn': 'Niszczenie stacji kolejowej: {{unit}}.',
  'gcacw.event.stationBurned.damaged':
    'Jednostka {{unit}} podpala stację kolejową na heksie {{hex}}: stacja jest uszkodzona ({{because}}).',
  'gcacw.event.stationBurned.destroyed':
    'Jednostka {{unit}} podpala stację kolejową na heksie {{hex}}: stacja jest zniszczona ({{because}}).',

  'gcacw.because.5.4/fatigue': 'niszczenie stacji',
  'gcacw.because.5.4/damage': 'wartość bojowa poniżej 5',
  'gcacw.because.5.4/destroy': 'wartość bojowa co najmniej 5',
  'gcacw.because.5.4/upgrade': 'wartość bojowa co najmniej 5, a stacja była już uszkodzona',
  'gcacw.because.5.4/no-change': 'bez zmian',
} as const;
