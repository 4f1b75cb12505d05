export const content = {
  'problem.unreadable-file': 'The file cannot be read. Name a file that exists and may be opened, not a folder.',
  'problem.not-text': 'This is not a text file. Maps, orders of battle and scenarios are plain UTF-8 text in YAML.',
  'problem.empty-file': 'The file is empty. Begin with a format line, for example: format: wigwag-scenario 1.',
  'problem.yaml-syntax':
    'This cannot be read as YAML. An entry is written as name: value, or name: { field: value, field: value }.',
  'problem.yaml-indent':
    'The indentation does not fit. Entries of one section begin in the same column, two spaces further in than its name.',
  'problem.yaml-tab': 'A tab stands in the indentation. Use spaces.',
  'problem.yaml-unclosed':
    'Something is left open before this point: a bracket ] or }, a quotation mark, a comma between two fields, or the colon and space after a name.',
  'problem.yaml-documents': 'The file holds several documents. Keep one to a file and take out the line of dashes.',
  'problem.yaml-alias':
    'Anchors (&) and aliases (*) are not used in these files. Write the value out; put quotes round a text that begins so.',
  'problem.yaml-tag':
    'Tags (!) are not used in these files. Write the value alone; put quotes round a text that begins so.',
  'problem.json-syntax':
    'Here the file stops being JSON: expected {{expected}}. Mend this place, or save the file anew.',
  'problem.json-value':
    'Here belongs a value: text in quotation marks, a number, true, false, null, a list or an object. Mend this place, or save the file anew.',
  'problem.json-more': 'The JSON is over, and more follows. Keep one object in the file.',
  'problem.json-depth': 'More than {{maximum}} levels of brackets: no roster is nested so deep. Check the brackets.',
  'problem.duplicate-key': "'{{found}}' stands here already, in line {{line}}. Keep one of the two.",
  'problem.bad-key': "'{{found}}' cannot be the name of an entry. Use a plain name in front of the colon.",
  'problem.no-format': 'The format line is missing. The file should begin with format: and one of: {{known}}.',
  'problem.unknown-format': "Format '{{found}}' is not known. Known: {{known}}.",
  'problem.unknown-format-near': "Format '{{found}}' is not known. Known: {{known}}. Did you mean {{suggestion}}?",
  'problem.other-format': "This file is of the format '{{found}}'; here a file of '{{expected}}' belongs.",
  'problem.id-in-two-files': "The id '{{found}}' is that of {{other}} already. Give each file of a kind its own id.",

  'problem.missing-field': "The field '{{name}}' is missing. Add it to this entry.",
  'problem.unknown-field': "The field '{{found}}' is not known here. Known: {{known}}.",
  'problem.unknown-field-near':
    "The field '{{found}}' is not known here. Known: {{known}}. Did you mean {{suggestion}}?",
  'problem.expected-text': 'Here belongs a text, not {{found}}. Put quotes round a text that looks like a number.',
  'problem.expected-number': "Here belongs a number, not '{{found}}'. Write it in digits, without quotes.",
  'problem.expected-boolean': "Here belongs true or false, not '{{found}}'.",
  'problem.expected-list': "Here belongs a list in square brackets, such as [one, two], not '{{found}}'.",
  'problem.expected-map': "Here belong fields with names, such as { field: value }, not '{{found}}'.",
  'problem.unknown-name': "'{{found}}' is not known. Known: {{known}}.",
  'problem.unknown-name-near': "'{{found}}' is not known. Known: {{known}}. Did you mean {{suggestion}}?",
  'problem.out-of-range': '{{found}} is out of range. It should be a whole number from {{minimum}} to {{maximum}}.',
  'problem.text-length': 'The text should have at least one letter and at most {{maximum}} characters.',
  'problem.text-span':
    'The text has {{minimum}} to {{maximum}} characters, this one has not: {{found}}. Say more, or less.',
  'problem.list-too-short_one': 'The list is too short. It should have at least {{count}} item.',
  'problem.list-too-short_other': 'The list is too short. It should have at least {{count}} items.',
  'problem.list-too-long_one': 'The list is too long. It may have at most {{count}} item.',
  'problem.list-too-long_other': 'The list is too long. It may have at most {{count}} items.',
  'problem.range-order': 'The range runs backwards, from {{from}} to {{to}}. Write the smaller number first.',
  'problem.duplicate-item': "The list names '{{found}}' twice. Name each thing once.",
  'problem.bad-id':
    "'{{found}}' cannot be an id. Use small letters, digits and single hyphens, with at least one letter: ap-hill.",
  'problem.bad-date': "'{{found}}' is not a day of the calendar. Write year-month-day: 1862-08-09.",
  'problem.bad-tactical':
    "'{{found}}' is not a tactical value. Write a number from -3 to 6, split as 2/1 (attack/defence), or in parentheses as (1).",
  'problem.bad-command':
    "'{{found}}' is not a designation. Write letters or digits: J, or M-W for division M of corps W.",
  'problem.bad-sheet-name':
    "'{{found}}' cannot be the name of a sheet. Use one or two capital letters, or '' where there is one sheet.",

  'problem.sheet-twice': "A sheet '{{found}}' comes earlier. Give each sheet its own name.",
  'problem.sheet-shift':
    'A shift of {{found}} would put the half-hex steps of this sheet the wrong way round. Use an even number.',
  'problem.hexes-unlisted_one':
    '{{count}} hex of the sheets is not listed: {{hexes}}. Give it a terrain; off-map for a partial hex.',
  'problem.hexes-unlisted_other':
    '{{count}} hexes of the sheets are not listed: {{hexes}}. Give each a terrain; off-map for a partial hex.',
  'problem.unknown-hex': "No sheet of the map has a hex '{{found}}'. Hexes run from {{first}} to {{last}}.",
  'problem.unknown-hex-near':
    "No sheet of the map has a hex '{{found}}'. Hexes run from {{first}} to {{last}}. Did you mean {{suggestion}}?",
  'problem.hex-alias': '{{found}} is a second number of hex {{main}}. In a map file write {{main}}.',
  'problem.feature-off-land': "A hex of terrain {{terrain}} cannot have '{{name}}'. Take it out or change the terrain.",
  'problem.redoubt-years':
    'The redoubt would stand from {{from}} until {{until}}. The last year may not come before the first.',
  'problem.bad-hexside': "'{{found}}' is not a hexside. Write the two hexes with a hyphen between them: N0101-N0102.",
  'problem.not-adjacent': '{{first}} and {{second}} are not neighbours. A hexside lies between two adjacent hexes.',
  'problem.hexside-twice': '{{found}} is listed already as {{earlier}}. Join the two entries in one.',
  'problem.hexside-empty': 'The entry says nothing about this hexside. Give it a field or take it out.',
  'problem.crossing-without-river':
    'A {{crossing}} needs a river. Add water: minor-river or water: major-river, or take the crossing out; a road over a creek needs none.',
  'problem.way-without-crossing':
    'A way leads over a {{water}} without a crossing. Add a ford, bridge, ferry or dam, or take the way out.',
  'problem.way-over-water': 'No way leads over an all-water hexside. Take out the ways or change the water.',
  'problem.way-off-land':
    'Nothing leads into {{hex}}, whose terrain is {{terrain}}. Take the way or crossing out or change the terrain.',
  'problem.ridge-elsewhere':
    "The ridge should name one of the two hexes of its hexside, {{first}} or {{second}}, not '{{found}}'.",
  'problem.ridge-off-land': 'The ridge is drawn in {{hex}}, whose terrain is {{terrain}}. Name the hex on land.',
  'problem.indestructible-not-bridge':
    'Only a bridge can be indestructible. Add crossing: bridge or take this out; a dam never breaks anyway.',
  'problem.ford-remains-not-ferry':
    'Only where a ferry is lost can a ford remain. Add crossing: ferry or take this out.',
  'problem.unfinished-without-railroad':
    'Only a railroad can be unfinished. Add railroad to the ways or take this out.',
  'problem.course-without-water':
    'The course runs along {{found}}, which has no water. Give that hexside its water or take it out of the course.',
  'problem.course-gap':
    'The course has a gap: {{found}} does not begin where {{before}} ends. Put the hexsides in order from source to mouth and add what lies between.',
  'problem.course-twice': '{{found}} is in this course already. Name each hexside once.',
  'problem.course-overlap':
    "{{found}} belongs to the course '{{earlier}}' already. A hexside has one name; take it out of one of the two.",

  'problem.id-taken': "The id '{{found}}' belongs to a leader already, in line {{line}}. Give the unit another.",
  'problem.commander-of-other-side': 'Only a Confederate leader can be {{found}}. Take it out, or change his side.',
  'problem.army-leader-tactical': 'An army leader has no tactical value. Take it out.',
  'problem.leader-arm': "An army or district leader goes with infantry, not '{{found}}'. Write arm: infantry.",
  'problem.size-of-other-side': 'A {{found}} exists only on the {{owner}} side. Change the size or the side.',
  'problem.army-of-other-side': "The mark '{{found}}' is for Union units. Take it out or change the side.",

  'problem.unknown-map': "There is no map '{{found}}' among the files. Found: {{known}}.",
  'problem.unknown-map-near':
    "There is no map '{{found}}' among the files. Found: {{known}}. Did you mean {{suggestion}}?",
  'problem.no-map': "There is no map '{{found}}' among the files. Add the file of this map.",
  'problem.unknown-armies': "There is no order of battle '{{found}}' among the files. Found: {{known}}.",
  'problem.unknown-armies-near':
    "There is no order of battle '{{found}}' among the files. Found: {{known}}. Did you mean {{suggestion}}?",
  'problem.no-armies': "There is no order of battle '{{found}}' among the files. Add its file.",
  'problem.broken-reference': "The file of '{{found}}' has problems of its own. Put them right first.",
  'problem.id-in-two-armies':
    "The id '{{found}}' is used in both {{first}} and {{second}}. Ids must differ between the armies of a scenario.",
  'problem.year-not-of-game': '{{game}} is not played in {{found}}. Its scenarios take place in {{known}}.',
  'problem.date-order': '{{found}} does not come after {{before}}. Turns go forward in time.',
  'problem.date-year': 'The first turn, {{found}}, is not in {{year}}. Change the date or the year of the scenario.',
  'problem.turn-beyond-end':
    'Turn {{found}} never comes: the last turn is {{turns}}. Choose a turn from 1 to {{turns}}.',
  'problem.unknown-piece': "No army of this scenario has a piece '{{found}}'. Pieces: {{known}}.",
  'problem.unknown-piece-near': "No army of this scenario has a piece '{{found}}'. Did you mean {{suggestion}}?",
  'problem.unknown-unit': "No army of this scenario has a unit '{{found}}'. The leader may be with: {{known}}.",
  'problem.unknown-unit-near':
    "No army of this scenario has a unit '{{found}}'. The leader may be with: {{known}}. Did you mean {{suggestion}}?",
  'problem.no-unit': "No army of this scenario has a unit '{{found}}', nor any that this leader may be with.",
  'problem.piece-twice': "'{{found}}' is in the set-up and among the reinforcements. Keep one of the two.",
  'problem.not-land': 'Nobody can stand in {{found}}, whose terrain is {{terrain}}. Choose a hex on land.',
  'problem.outside-window':
    '{{found}} lies outside the part of the map in play. Choose a hex inside it or make the window larger.',
  'problem.manpower-over-maximum':
    'Manpower {{found}} is more than a unit of {{game}} may have. The most is {{maximum}}.',
  'problem.works-of-other-year': "'{{found}}' is not built in {{year}}. Known in that year: {{known}}.",
  'problem.not-for-leader':
    "'{{found}}' is a leader and has no '{{name}}'. Take it out; a leader only has a unit he is with.",
  'problem.not-for-unit':
    "'{{found}}' is a unit and has no '{{name}}'. Take it out; leaders are with units, not units with them.",
  'problem.leader-elsewhere':
    'The leader would stand in {{found}}, but {{unit}} is in {{hex}}. Write the same hex or leave the hex of the leader out.',
  'problem.unit-not-set-up': "'{{found}}' is not in the set-up. A leader is with a unit that is on the map.",
  'problem.unit-other-turn':
    "'{{found}}' does not arrive on turn {{turn}}. A leader arrives together with the unit he is with.",
  'problem.not-subordinate':
    "'{{found}}' is not subordinate to '{{leader}}'. Name a unit of his command ({{command}}).",
  'problem.infantry-only':
    "'{{found}}' is not infantry. '{{leader}}', an army or district leader, goes with infantry only.",
  'problem.leaders-of-one-level':
    "'{{other}}', a leader of the same level, is with '{{found}}' already. Choose another unit for one of them.",
  'problem.union-cavalry-leader':
    "'{{found}}' leads Union cavalry; there are no such leaders in {{game}}. Take him out.",
  'problem.enemies-in-hex':
    "The enemy's '{{other}}' stands in {{found}}. Two sides cannot share a hex: move one of them.",
  'problem.ties-missing':
    'The game {{game}} settles tied initiative rolls by the number rolled, so the scenario has to say how: add ties with six results, for 1 to 6.',
  'problem.crossing-not-of-game':
    'The map has a {{crossing}} at {{hexside}}; in {{game}} there is none. Change the crossing on the map, or the game.',
  'problem.nothing-to-destroy':
    'Only a bridge that can break, or a ferry, begins destroyed, and the map has none here. Name another hexside or take this out.',
  'problem.pontoon-without-river':
    'A pontoon lies over a minor or a major river, and here is none. Name another hexside or take this out.',
  'problem.pontoon-beside':
    'A {{crossing}} stands here, and a hexside has one bridge at most. Add destroyed: true, name another hexside or take the pontoon out.',
  'problem.too-many-pontoons':
    'In {{game}} this side has no more than {{maximum}} markers for such bridges. Take this pontoon out.',
  'problem.bridges-of-game':
    'The rules say how many bridges there are for minor rivers in {{game}}. Take minorBridges out.',
  'problem.option-of-other-year':
    "The option '{{found}}' is for scenarios of {{known}}; this one is set in {{year}}. Take it out.",
  'problem.not-for-kind':
    "'{{name}}' says nothing for points of the kind '{{kind}}'. Remove it, or choose another kind.",
  'problem.no-crossing':
    "There is no crossing at '{{found}}' on this map. Name a hexside with a bridge, ferry, ford or dam.",
  'problem.no-condition': "'{{found}}' has no condition. Give points, by or hexes, or several of them.",
  'problem.unit-of-enemy': "'{{found}}' is a unit of the other side. Name units of the side the exit is for.",
  'problem.victory-missing': "'{{name}}' needs points to go by. Add a victory section, or remove it.",
  'problem.degree-never':
    'This row never comes up: a row above is met by a lead of {{before}}, which {{found}} includes. Put the larger leads first.',
  'problem.turn-twice': 'Turn {{found}} has its rules already. Put them into one entry.',
  'problem.unknown-scenario': "There is no scenario '{{found}}' among the files. Found: {{known}}.",
  'problem.unknown-scenario-near':
    "There is no scenario '{{found}}' among the files. Found: {{known}}. Did you mean {{suggestion}}?",
  'problem.no-scenario': "There is no scenario '{{found}}' among the files. Add the file of this scenario.",
  'problem.lesson-hidden-forces':
    "The scenario '{{found}}' hides forces (limitedIntelligence), and a lesson must see both sides. Take the option out of the scenario, or choose one without it.",
  'problem.one-goal':
    'A goal is one thing; here are {{count}}. Leave one, or make a step of each; a step that is only read has no goal.',
  'problem.no-such-unit': "'{{found}}' is no unit of this scenario. Units: {{known}}.",
  'problem.piece-not-there':
    "'{{found}}' does not stand on the map for this side when the scenario begins. Those that do: {{known}}.",
} as const;
