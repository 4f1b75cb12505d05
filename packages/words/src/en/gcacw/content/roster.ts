/** What an imported roster leaves to do. */
export const roster = {
  'roster.values-to-fill':
    'armies.yaml: rosters have no tactical, artillery and command values. All are written as 0 (leaders: {{leaders}}, units: {{units}}). Copy them from the counters.',
  'roster.polish-titles': 'Titles are written the same in both languages. Translate the field pl.',
  'roster.game-unknown':
    'The id “{{found}}” is not a game of the series, so the drafts have no game and no year. Add both; known: {{known}}.',
  'roster.turns-to-fill':
    '{{file}}: the dates of the turns are missing, as are reinforcements, exits and victory points.',
  'roster.length-told': 'The length of the game according to the roster: “{{length}}”. Write a date for each turn.',
  'roster.map-to-name': 'The drafts call the map “{{map}}”. Add a map with that id, or write the id of one you have.',
  'roster.field-left-out_one': 'The field “{{name}}” is not known and was left out.',
  'roster.field-left-out_other':
    'The field “{{name}}” is not known and was left out, here and elsewhere ({{count}} times).',
  'roster.gunboats-left-out_one': 'A gunboat was left out: the program has no place for gunboats.',
  'roster.gunboats-left-out_other': '{{count}} gunboats were left out: the program has no place for gunboats.',
  'roster.name-unusable': 'This row has no name and was left out. Give it one and import again.',
  'roster.name-shortened':
    'The name “{{name}}” is longer than {{maximum}} characters and was cut. Choose a shorter one in armies.yaml.',
  'roster.type-unknown': '{{name}}: the type “{{found}}” is not known, so the piece was left out. Known: {{known}}.',
  'roster.size-unknown':
    '{{name}}: “{{found}}” is not a size that such a piece can have, so it was left out. Known: {{known}}.',
  'roster.size-changed':
    '{{name}}: the side has no {{found}}; {{written}} was written instead. Check it in armies.yaml.',
  'roster.command-unusable':
    '{{name}}: the command “{{found}}” cannot be written as J or M-W and was left out. Add a short designation in armies.yaml.',
  'roster.leader-without-command':
    '{{name}}: a corps or division leader needs a command, so he was left out. Add him to armies.yaml with the designation of his units.',
  'roster.manpower-unclear':
    '{{name}}: the Manpower value “{{found}}” is not a number, so the unit is not in the set-up. Add it to the draft.',
  'roster.manpower-out-of-range':
    '{{name}}: a Manpower value of {{found}} is not between 1 and {{maximum}}, so the unit is not in the set-up. Add it to the draft.',
  'roster.manpower-marked':
    '{{name}}: the Manpower value is marked “{{mark}}” ({{text}}). Check whether the draft has to say more.',
  'roster.hex-unclear':
    '{{name}}: “{{found}}” is not a hex, so the piece is not in the set-up. Add it to setup or reinforcements of the draft.',
  'roster.note': '{{name}}: note “{{mark}}” ({{text}}). Check whether the draft has to say more.',
  'roster.leader-alone':
    '{{name}}: in {{hex}} there is no unit of his without such a leader, so he is not in the set-up. Add him with his unit.',
  'roster.leader-chosen': '{{name}} was put with {{unit}}; he could be with {{others}} too. Check it in the draft.',
  'roster.piece-differs':
    '{{name}} is in the roster several times, or in different forms, and was written as {{first}} and {{second}}. If they are one piece, keep one.',
} as const;
