/** Leaders: transfer, activation, attachment. */
export const leaders = {
  'gcacw.ask.transfer': '{{side}}: leaders may be transferred, each of them once.',
  'gcacw.ask.activation': '{{side}}: {{leader}} is active. Which unit is next? To come: {{units}}.',
  'gcacw.ask.activation.attach':
    '{{side}}: {{leader}} is active, each unit has {{points}}. Which unit does he go with?',
  'gcacw.ask.displaced': '{{side}}: {{leader}} has lost his unit. Which one does he go to?',

  'gcacw.choice.transfer': 'transfer {{leader}} to {{unit}}',
  'gcacw.choice.activate': 'activate {{leader}}: {{units}}',
  'gcacw.choice.activate.digging': 'activate {{leader}}: {{units}}; digging in: {{digging}}',
  'gcacw.choice.attach': 'the leader goes with {{unit}}',
  'gcacw.choice.attach.along': 'the leader goes with {{unit}} and takes along {{along}}',
  'gcacw.choice.go': 'next: {{unit}}',
  'gcacw.choice.join': '{{leader}} goes along',
  'gcacw.choice.attachTo': 'go to {{unit}}',
  'gcacw.choice.attachTo.nobody': 'take the leader off the map: no unit is left for him',

  'gcacw.verb.transfer': 'transfer a leader',
  'gcacw.verb.activate': 'activate a leader',
  'gcacw.verb.attach': 'attach the leader',
  'gcacw.verb.go': 'next unit',
  'gcacw.verb.join': 'take a leader along',
  'gcacw.verb.attachTo': 'place the leader',

  'gcacw.why.5.2/one-leader':
    'One of your own leaders on the map is activated: of a district, a corps or a division, never of an army.',
  'gcacw.why.5.2/leader-eligibility':
    "No unit of his own command is at Fatigue Level 3 or less within this leader's command radius.",
  'gcacw.why.5.2/step-2-select-units':
    'A leader takes at least one unit, each named once, and only units of his own command.',
  'gcacw.why.5.2/units-without-leader':
    "A unit among these is in no leader's command: it marches and digs in only on its own.",
  'gcacw.why.5.2/no-union-cavalry-leaders': "In this game Union cavalry is in no leader's command.",
  'gcacw.why.5.2/artillery-exception':
    'Artillery from outside his command may only join units of it, and never a cavalry leader.',
  'gcacw.why.5.2/optional-fatigue-4': 'A unit at Fatigue Level 4 may be selected only if it is organized.',
  'gcacw.why.5.2/otr-union-limit':
    "The Union's initiative die limits the units that a leader takes now: {{limit}} at most.",
  'gcacw.why.5.2/declare-march-or-entrench': 'Only a unit that is selected can be told to dig in, each named once.',
  'gcacw.why.5.2/step-5-attach':
    'The active leader is attached to one of your units on the map before any unit marches, and stays with it.',
  'gcacw.why.5.2/step-5-leader-transfer':
    'The active leader goes only to a unit in his own hex, or in the hex of a selected unit.',
  'gcacw.why.5.2/step-9-all-selected': 'That unit is not selected, or it has had its turn.',
  'gcacw.why.2.2/leader-never-alone': 'A leader may only be with a unit that is subordinate to him.',
  'gcacw.why.2.2/corps-division-leader-attachment':
    'A corps or division leader is attached to a unit of his own corps or division.',
  'gcacw.why.2.2/army-leader-infantry-only': 'An army leader is attached to infantry only.',
  'gcacw.why.2.2/district-leader-infantry-only': 'A district leader is attached to infantry only.',
  'gcacw.why.2.5/radius-three':
    'A unit among these is more than three hexes from the leader, out of his command radius.',
  'gcacw.why.2.5/radius-enemy-units': 'Enemy units cut a unit among these off from the command radius of the leader.',
  'gcacw.why.2.5/radius-enemy-zoc':
    'Enemy zones of control, where no friendly unit stands, cut a unit among these off from the command radius of the leader.',
  'gcacw.why.6.3/leader-no-own-move':
    'A leader moves only by transfer, from one of your own units on the map to another.',
  'gcacw.why.6.3/transfer-phase': 'A leader is transferred once in a phase, and to another unit than his present one.',
  'gcacw.why.6.3/leader-levels-per-unit':
    'The leaders of one unit have to be of different levels, and a leader of the same level is there.',
  'gcacw.why.6.3/army-district-transfer-phase':
    'An army or district leader may not be transferred to a unit with a cavalry leader.',
  'gcacw.why.6.3/transfer-range': 'That unit is more than {{range}} hexes away.',
  'gcacw.why.6.3/transfer-path': 'No path of {{range}} hexes or less leads there round the hexes that the enemy holds.',
  'gcacw.why.6.3/transfer-activate-leader': 'The active leader is attached once, before any unit marches.',
  'gcacw.why.6.3/army-district-with-active':
    "Only one leader may be taken along: an army or district leader in the active leader's hex.",
  'gcacw.why.6.3/army-district-not-with-cavalry': 'A cavalry leader takes no army or district leader along.',
  'gcacw.why.6.3/army-district-departing-unit':
    'Before its first hex a unit may take along an army or district leader of yours who is in the same hex with another unit.',
  'gcacw.why.6.3/no-drop-off':
    'Another unit of this action has brought that leader here, and he may not change over to this one.',
  'gcacw.why.7.5/leader-displaced': 'He goes to the closest hex with a unit that he may be attached to.',

  'gcacw.event.actionBegan.activate': 'Activation of {{leader}}: {{units}}.',
  'gcacw.event.leaderAttached': '{{leader}} is now with {{unit}} ({{because}}).',
  'gcacw.event.leaderRemoved': '{{leader}} is out of the game ({{because}}).',

  'gcacw.because.5.2/step-5-attach': 'his activation',
  'gcacw.because.6.3/transfer-phase': 'a transfer',
  'gcacw.because.6.3/army-district-departing-unit': 'he goes along',
  'gcacw.because.7.5/leader-displaced': 'his unit is lost',
  'gcacw.because.7.5/leader-eliminated': 'no unit of his command is left',

  'gcacw.dice.leader-allowance': 'movement allowance of the leader',
} as const;
