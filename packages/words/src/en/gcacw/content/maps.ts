/** What is wrong with a map. */
export const maps = {
  'problem.sheet-twice': 'There is already a sheet “{{found}}”. Give each sheet its own name.',
  'problem.sheet-shift':
    'A shift of {{found}} would put the half-hex steps of this sheet the wrong way round. Use an even number.',
  'problem.hexes-unlisted_one':
    '{{count}} hex of the sheets is not listed: {{hexes}}. Give it a terrain; off-map for a partial hex.',
  'problem.hexes-unlisted_other':
    '{{count}} hexes of the sheets are not listed: {{hexes}}. Give each a terrain; off-map for a partial hex.',
  'problem.unknown-hex': 'No sheet of the map has a hex “{{found}}”. Hexes run from {{first}} to {{last}}.',
  'problem.unknown-hex-near':
    'No sheet of the map has a hex “{{found}}”. Hexes run from {{first}} to {{last}}. Did you mean {{suggestion}}?',
  'problem.hex-alias': '{{found}} is a second number of hex {{main}}. In a map file write {{main}}.',
  'problem.feature-off-land': 'A hex of terrain {{terrain}} cannot have “{{name}}”. Take it out or change the terrain.',
  'problem.redoubt-years':
    'The redoubt would stand from {{from}} until {{until}}. The last year may not come before the first.',
  'problem.bad-hexside': '“{{found}}” is not a hexside. Write the two hexes with a hyphen between them: N0101-N0102.',
  'problem.not-adjacent': '{{first}} and {{second}} are not neighbours. A hexside lies between two adjacent hexes.',
  'problem.hexside-twice': '{{found}} is already listed as {{earlier}}. Merge the two entries.',
  'problem.hexside-empty': 'The entry says nothing about this hexside. Give it a field or take it out.',
  'problem.crossing-without-river':
    'A {{crossing}} needs a river. Add water: minor-river or water: major-river, or take the crossing out; a road over a creek needs none.',
  'problem.way-without-crossing':
    'A way leads over a {{water}} without a crossing. Add a ford, bridge, ferry or dam, or take the way out.',
  'problem.way-over-water': 'A way cannot lead over an all-water hexside. Take out the ways or change the water.',
  'problem.way-off-land':
    'Nothing can lead into {{hex}}, whose terrain is {{terrain}}. Take the way or crossing out or change the terrain.',
  'problem.ridge-elsewhere':
    'The ridge should name one of the two hexes of its hexside, {{first}} or {{second}}, not “{{found}}”.',
  'problem.ridge-off-land': 'The ridge is drawn in {{hex}}, whose terrain is {{terrain}}. Name the hex on land.',
  'problem.indestructible-not-bridge':
    'Only a bridge can be indestructible. Add crossing: bridge or take this out; dams can never be destroyed.',
  'problem.ford-remains-not-ferry':
    'Only where a ferry is lost can a ford remain. Add crossing: ferry or take this out.',
  'problem.unfinished-without-railroad':
    'Only a railroad can be unfinished. Add railroad to the ways or take this out.',
  'problem.course-without-water':
    'The course runs along {{found}}, which has no water. Give that hexside its water or take it out of the course.',
  'problem.course-gap':
    'The course has a gap: {{found}} does not begin where {{before}} ends. Put the hexsides in order from source to mouth and add what lies between.',
  'problem.course-twice': '{{found}} is already in this course. Name each hexside once.',
  'problem.course-overlap':
    '{{found}} already belongs to the course “{{earlier}}”. A hexside has one name; take it out of one of the two.',
} as const;
