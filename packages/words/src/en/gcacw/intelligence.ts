/** Limited intelligence: force markers, dummies, what is seen of them. */
export const intelligence = {
  'client.log.markers_one': 'Force markers placed and taken off, once.',
  'client.log.markers_other': 'Force markers placed and taken off, {{count}} times.',
  'gcacw.dummy.infantry': 'infantry',
  'gcacw.dummy.cavalry': 'cavalry',
  'gcacw.dummy.infantry-leader': 'infantry with a leader',
  'gcacw.dummy.cavalry-leader': 'cavalry with a corps leader',
  'gcacw.dummy.cavalry-division-leader': 'cavalry with a division leader',
  'gcacw.marker': 'force marker {{force}} ({{side}})',
  'gcacw.marker.units': 'force marker {{force}} ({{side}}): {{units}}',
  'gcacw.marker.dummy': 'force marker {{force}} ({{side}}): a dummy',

  'gcacw.ask.dummyMarch': '{{side}}: force marker {{force}}, a dummy, marches as {{as}}, {{points}} left.',
  'gcacw.ask.dummyMarch.enemy': '{{side}}: force marker {{force}} is on the march.',
  'gcacw.ask.riding': '{{side}}: dummies that began in the same hex may move along with the force.',

  'gcacw.choice.conceal': 'put under force marker {{force}}: {{units}}',
  'gcacw.choice.conceal.new': 'put under a new force marker: {{units}}',
  'gcacw.choice.conceal.dummy': 'place a dummy in {{hex}}',
  'gcacw.choice.reveal': 'take off force marker {{force}}',
  'gcacw.choice.marchDummy': 'move dummy {{force}} as {{as}}',
  'gcacw.choice.marchDummy.sham': 'move dummy {{force}} as {{as}}, with a sham extended march roll',
  'gcacw.choice.ride': 'move dummy {{force}} along',
  'gcacw.choice.ride.sham': 'move dummy {{force}} along, with a sham extended march roll',
  'gcacw.choice.shamMarch': 'march with {{unit}}, with a sham extended march roll',
  'gcacw.choice.sham': 'make a sham extended march roll',

  'gcacw.verb.conceal': 'use a force marker',
  'gcacw.verb.reveal': 'take off a force marker',
  'gcacw.verb.shamMarch': 'march, with a sham roll',
  'gcacw.verb.marchDummy': 'move a dummy',
  'gcacw.verb.ride': 'move a dummy along',
  'gcacw.verb.sham': 'make a sham roll',

  'gcacw.why.LI/rule-is-optional': 'Force markers hide units only with the optional rule “Limited intelligence”.',
  'gcacw.why.LI/place-when': 'Force markers can be placed only after taking the initiative, before or between marches.',
  'gcacw.why.LI/several-per-hex':
    'Only your own units in a hex can go under a marker there, and a dummy can be placed only where you have units or markers.',
  'gcacw.why.LI/dummy': 'Only a marker of your own with nothing under it can move as a dummy.',
  'gcacw.why.LI/ten-markers': 'All ten force markers are in use.',
  'gcacw.why.LI/place-not-adjacent': 'A force marker cannot be placed next to an enemy unit that can be reached.',
  'gcacw.why.LI/place-not-near-cavalry': 'Enemy cavalry within two hexes would see it.',
  'gcacw.why.LI/remove-any-time': 'You can take off only your own force markers.',
  'gcacw.why.LI/extended-march-open':
    'A sham roll comes before the marker moves, no more often than a real one could, and with a leader not together with his die.',
  'gcacw.why.LI/dummy-rides-along':
    'Only dummies that began in the hex of an activated marker can move along, each once.',

  'gcacw.event.forcePlaced': '{{side}}: force marker {{force}} is in {{hex}}.',
  'gcacw.event.forcePlaced.units': '{{side}}: force marker {{force}} in {{hex}} covers {{units}}.',
  'gcacw.event.forceRevealed.units': '{{side}}: force marker {{force}} in {{hex}} comes off: {{units}} ({{because}}).',
  'gcacw.event.forceRevealed.dummy':
    '{{side}}: force marker {{force}} in {{hex}} comes off: there is nothing under it ({{because}}).',
  'gcacw.event.unitUncovered': '{{unit}} comes out from under a force marker ({{because}}).',
  'gcacw.event.forceActivated': '{{side}}: force marker {{force}} is activated.',
  'gcacw.event.forceRolled': '{{side}}: force marker {{force}} has {{points}}.',
  'gcacw.event.forceExtendedMarch': '{{side}}: force marker {{force}} rolls for an extended march: die {{die}}.',
  'gcacw.event.forceMoved': '{{side}}: force marker {{force}} goes from {{from}} to {{to}}.',

  'gcacw.because.LI/reveal-adjacent': 'next to the enemy',
  'gcacw.because.LI/reveal-cavalry': 'seen by cavalry',
  'gcacw.because.LI/remove-any-time': 'by choice',
  'gcacw.because.LI/shown-by-deed': 'given away by its action',
  'gcacw.because.LI/shown-at-end': 'the game is over',
  'gcacw.because.LI/ten-markers': 'no marker is left',
} as const;
