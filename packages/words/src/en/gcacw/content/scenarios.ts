/** What is wrong with a scenario. */
export const scenarios = {
  'problem.rain-not-of-game':
    '“{{found}}”: in {{game}} it rains only in the Advanced Game. Take the result out, or choose another game.',
  'problem.rain-result-not-of-game': '“{{found}}”: the table of {{game}} has no such result. Choose a shorter rain.',
  'problem.unknown-map': 'There is no map “{{found}}” among the files. Found: {{known}}.',
  'problem.unknown-map-near':
    'There is no map “{{found}}” among the files. Found: {{known}}. Did you mean {{suggestion}}?',
  'problem.no-map': 'There is no map “{{found}}” among the files. Add the file of this map.',
  'problem.unknown-armies': 'There is no order of battle “{{found}}” among the files. Found: {{known}}.',
  'problem.unknown-armies-near':
    'There is no order of battle “{{found}}” among the files. Found: {{known}}. Did you mean {{suggestion}}?',
  'problem.no-armies': 'There is no order of battle “{{found}}” among the files. Add its file.',
  'problem.broken-reference': 'The file of “{{found}}” has problems of its own. Correct those first.',
  'problem.id-in-two-armies':
    'The id “{{found}}” is used in both {{first}} and {{second}}. Ids must differ between the armies of a scenario.',
  'problem.year-not-of-game': '{{game}} is not played in {{found}}. Its scenarios take place in {{known}}.',
  'problem.date-order': '{{found}} does not come after {{before}}. Turns go forward in time.',
  'problem.date-year': 'The first turn, {{found}}, is not in {{year}}. Change the date or the year of the scenario.',
  'problem.turn-beyond-end':
    'There is no turn {{found}}: the last turn is {{turns}}. Choose a turn from 1 to {{turns}}.',
  'problem.unknown-piece': 'No army of this scenario has a piece “{{found}}”. Pieces: {{known}}.',
  'problem.unknown-piece-near': 'No army of this scenario has a piece “{{found}}”. Did you mean {{suggestion}}?',
  'problem.unknown-unit': 'No army of this scenario has a unit “{{found}}”. The leader may be with: {{known}}.',
  'problem.unknown-unit-near':
    'No army of this scenario has a unit “{{found}}”. The leader may be with: {{known}}. Did you mean {{suggestion}}?',
  'problem.no-unit': 'No army of this scenario has a unit “{{found}}”, nor any that this leader may be with.',
  'problem.piece-twice': '“{{found}}” is in the set-up and among the reinforcements. Keep one of the two.',
  'problem.not-land': 'Nothing can stand in {{found}}, whose terrain is {{terrain}}. Choose a hex on land.',
  'problem.outside-window':
    '{{found}} lies outside the part of the map in play. Choose a hex inside it or make the window larger.',
  'problem.manpower-over-maximum':
    'Manpower {{found}} is more than a unit of {{game}} may have. The most is {{maximum}}.',
  'problem.works-of-other-year': '“{{found}}” is not built in {{year}}. Known in that year: {{known}}.',
  'problem.not-for-leader':
    '“{{found}}” is a leader and has no “{{name}}”. Take it out; a leader only has a unit he is with.',
  'problem.not-for-unit':
    '“{{found}}” is a unit and has no “{{name}}”. Take it out; leaders are with units, not units with them.',
  'problem.leader-elsewhere':
    'The leader would stand in {{found}}, but {{unit}} is in {{hex}}. Write the same hex or leave the hex of the leader out.',
  'problem.unit-not-set-up': '“{{found}}” is not in the set-up. A leader is with a unit that is on the map.',
  'problem.unit-other-turn':
    '“{{found}}” does not arrive on turn {{turn}}. A leader arrives together with the unit he is with.',
  'problem.not-subordinate':
    '“{{found}}” is not subordinate to “{{leader}}”. Name a unit of his command ({{command}}).',
  'problem.infantry-only':
    '“{{found}}” is not infantry. “{{leader}}”, an army or district leader, goes with infantry only.',
  'problem.leaders-of-one-level':
    '“{{other}}”, a leader of the same level, is already with “{{found}}”. Choose another unit for one of them.',
  'problem.union-cavalry-leader':
    '“{{found}}” leads Union cavalry; there are no such leaders in {{game}}. Take him out.',
  'problem.enemies-in-hex':
    'The enemy’s “{{other}}” stands in {{found}}. Two sides cannot share a hex: move one of them.',
  'problem.ties-missing':
    'The game {{game}} settles tied initiative rolls by the number rolled, so the scenario has to say how: add ties with six results, for 1 to 6.',
  'problem.crossing-not-of-game':
    'The map has a {{crossing}} at {{hexside}}, but {{game}} has none there. Change the crossing on the map, or the game.',
  'problem.nothing-to-destroy':
    'Only a ferry, or a bridge that can be destroyed, may begin destroyed, and the map has neither here. Name another hexside or take this out.',
  'problem.pontoon-without-river':
    'A pontoon needs a minor or a major river, and there is none here. Name another hexside or take this out.',
  'problem.pontoon-beside':
    'There is a {{crossing}} here, and a hexside can have only one bridge. Add destroyed: true, name another hexside or take the pontoon out.',
  'problem.too-many-pontoons':
    'In {{game}} this side has at most {{maximum}} markers for such bridges. Take this pontoon out.',
  'problem.bridges-of-game':
    'The rules say how many bridges there are for minor rivers in {{game}}. Take minorBridges out.',
  'problem.option-of-other-year':
    'The option “{{found}}” is for scenarios of {{known}}; this one is set in {{year}}. Take it out.',
  'problem.not-for-kind':
    '“{{name}}” means nothing for points of the kind “{{kind}}”. Remove it, or choose another kind.',
  'problem.no-crossing':
    'There is no crossing at “{{found}}” on this map. Name a hexside with a bridge, ferry, ford or dam.',
  'problem.no-condition': '“{{found}}” has no condition. Give points, by or hexes, or several of them.',
  'problem.unit-of-enemy': '“{{found}}” is a unit of the other side. Name units of the side the exit is for.',
  'problem.victory-missing': '“{{name}}” needs victory points. Add a victory section, or remove it.',
  'problem.degree-never':
    'This row never applies: a row above is met by a lead of {{before}}, which {{found}} includes. Put the larger leads first.',
  'problem.turn-twice': 'Turn {{found}} already has rules. Put them into one entry.',
} as const;
