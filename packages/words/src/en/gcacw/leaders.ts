/** Leaders: transfer, activation, attachment. */
export const leaders = {
  'gcacw.ask.transfer': '{{side}}: leaders may be transferred, each once.',
  'gcacw.ask.activation': '{{side}}: which unit under {{leader}} marches next? Still to go: {{units}}.',
  'gcacw.ask.activation.attach':
    '{{side}}: first, which unit does {{leader}} himself go with? Then the units march, each with {{points}}.',
  'gcacw.ask.displaced': '{{side}}: {{leader}} has lost his unit. Which one does he go to?',

  'gcacw.choice.transfer': 'transfer {{leader}} to {{unit}}',
  'gcacw.choice.activate': 'activate {{leader}}: {{units}}',
  'gcacw.choice.activate.digging': 'activate {{leader}}: {{units}}; entrenching: {{digging}}',
  'gcacw.choice.attach': 'the leader goes with {{unit}}',
  'gcacw.choice.attach.along': 'the leader goes with {{unit}} and takes along {{along}}',
  'gcacw.choice.go': 'next: {{unit}}',
  'gcacw.choice.join': '{{leader}} goes along',
  'gcacw.choice.attachTo': 'go to {{unit}}',
  'gcacw.choice.attachTo.nobody': 'take the leader off the map: there is no unit left for him',

  'gcacw.verb.transfer': 'transfer a leader',
  'gcacw.verb.activate': 'activate a leader',
  'gcacw.verb.attach': 'attach the leader',
  'gcacw.verb.go': 'next unit',
  'gcacw.verb.join': 'take a leader along',
  'gcacw.verb.attachTo': 'place the leader',

  'gcacw.why.5.2/one-leader':
    'Only one of your own district, corps or division leaders on the map can be activated, never an army leader.',
  'gcacw.why.5.2/leader-eligibility':
    'No unit of his own command within this leader’s command radius is at Fatigue Level 3 or less.',
  'gcacw.why.5.2/step-2-select-units': 'A leader activates at least one unit, and only units of his own command.',
  'gcacw.why.5.2/units-without-leader':
    'One of these units is not in any leader’s command: it can march and entrench only on its own.',
  'gcacw.why.5.2/no-union-cavalry-leaders': 'In this game no leader commands Union cavalry.',
  'gcacw.why.5.2/artillery-exception':
    'Artillery from outside a leader’s command can only join units of his command, and can never join a cavalry leader.',
  'gcacw.why.5.2/optional-fatigue-4': 'A unit at Fatigue Level 4 may be selected only if it is organized.',
  'gcacw.why.5.2/otr-union-limit':
    'The Union’s initiative roll limits how many units a leader can activate now: {{limit}} at most.',
  'gcacw.why.5.2/declare-march-or-entrench': 'Only units selected for the activation can entrench.',
  'gcacw.why.5.2/step-5-attach':
    'The active leader must be attached to one of your units on the map before any unit marches, and stays with it.',
  'gcacw.why.5.2/step-5-leader-transfer':
    'The active leader can go only to a unit in his own hex or in the hex of a selected unit.',
  'gcacw.why.5.2/step-9-all-selected': 'That unit was not selected, or has already acted.',
  'gcacw.why.2.2/leader-never-alone': 'A leader may only be with a unit that is subordinate to him.',
  'gcacw.why.2.2/corps-division-leader-attachment':
    'A corps or division leader can be attached only to a unit of his own corps or division.',
  'gcacw.why.2.2/army-leader-infantry-only': 'An army leader can be attached only to infantry.',
  'gcacw.why.2.2/district-leader-infantry-only': 'A district leader can be attached only to infantry.',
  'gcacw.why.2.5/radius-three':
    'One of these units is more than three hexes from the leader, outside his command radius.',
  'gcacw.why.2.5/radius-enemy-units': 'Enemy units cut one of these units off from the leader’s command radius.',
  'gcacw.why.2.5/radius-enemy-zoc':
    'Enemy zones of control without a friendly unit in them cut one of these units off from the leader’s command radius.',
  'gcacw.why.6.3/leader-no-own-move':
    'A leader does not move on his own: he can only be transferred from one of your units on the map to another.',
  'gcacw.why.6.3/transfer-phase':
    'A leader can be transferred only once in a phase, and only to a unit other than his own.',
  'gcacw.why.6.3/leader-levels-per-unit':
    'A unit cannot have two leaders of the same level, and it already has one of this level.',
  'gcacw.why.6.3/army-district-transfer-phase':
    'An army or district leader may not be transferred to a unit with a cavalry leader.',
  'gcacw.why.6.3/transfer-range': 'That unit is more than {{range}} hexes away.',
  'gcacw.why.6.3/transfer-path':
    'No path of {{range}} hexes or fewer leads there around the hexes that the enemy holds.',
  'gcacw.why.6.3/transfer-activate-leader': 'The active leader can be attached only once, before any unit marches.',
  'gcacw.why.6.3/army-district-with-active':
    'Only one leader may be taken along: an army or district leader in the active leader’s hex.',
  'gcacw.why.6.3/army-district-not-with-cavalry': 'A cavalry leader cannot take an army or district leader along.',
  'gcacw.why.6.3/army-district-departing-unit':
    'A unit can take along only your army or district leader who is in the same hex with another unit, and only before its first hex.',
  'gcacw.why.6.3/no-drop-off':
    'Another unit brought that leader here in this action, so he may not change to this one.',
  'gcacw.why.7.5/leader-displaced':
    'He has to go to the closest hex with a unit of his command, and there to one without a leader of his level if he can.',

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
