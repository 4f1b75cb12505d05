/** Assaults and grand assaults. */
export const assault = {
  'gcacw.ask.assault': 'Assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.announce':
    '{{side}}: {{leader}} assaults {{target}} and is about to roll for command. Is Lee announced?',
  'gcacw.ask.assault.keep':
    '{{side}}: the Assault Number of {{leader}} is {{number}}, not enough for all. Who attacks {{target}}? Units: {{units}}.',
  'gcacw.ask.assault.grand':
    '{{side}}: {{leader}} assaults {{target}} with {{units}}. Try for a grand assault, or go on without one?',
  'gcacw.ask.assault.grand-roll': 'Grand assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.join':
    '{{side}}: grand assault on {{target}}. Which units next to it join? Hexes they may come from: {{number}} at most.',

  'gcacw.choice.assault': 'assault on {{target}} under {{leader}}: {{units}}',
  'gcacw.choice.announce': 'announce Lee',
  'gcacw.choice.keep': 'attack with {{units}}',
  'gcacw.choice.grand': 'grand assault under {{leader}}',
  'gcacw.choice.proceed': 'no grand assault',
  'gcacw.choice.commit': 'join the grand assault with {{units}}',

  'gcacw.verb.assault': 'assault',
  'gcacw.verb.announce': 'announce Lee',
  'gcacw.verb.keep': 'choose the attackers',
  'gcacw.verb.grand': 'try for a grand assault',
  'gcacw.verb.proceed': 'go on without a grand assault',
  'gcacw.verb.commit': 'choose who joins the grand assault',

  'gcacw.why.5.3/one-leader':
    'An assault is led by one of your own leaders on the map: of a district, a corps or a division.',
  'gcacw.why.2.2/army-leader-functions': 'An army leader does not assault; he only makes grand assaults possible.',
  'gcacw.why.7.1/assault-eligibility': "No unit of his own command at Fatigue Level 3 or less is in this leader's hex.",
  'gcacw.why.7.1/assault-step1-select':
    'A leader assaults with units of his own command, or artillery: at least one, each named once.',
  'gcacw.why.7.1/assault-only-leader-hex': "Only units in the leader's own hex take part in his assault.",
  'gcacw.why.7.1/assault-no-fatigue4': 'A unit at Fatigue Level 4 may not assault.',
  'gcacw.why.7.1/assault-artillery-joins': 'Artillery may join an assault, but not make one by itself.',
  'gcacw.why.7.1/assault-step3-target': "The target of an assault is a hex next to the leader's that the enemy holds.",
  'gcacw.why.7.1/assault-step5-number': 'No command roll is due now.',
  'gcacw.why.7.1/assault-step5-drop':
    'Of the selected units exactly as many attack as the Assault Number allows, each named once.',
  'gcacw.why.7.1/assault-step5-zero': 'Artillery may not attack by itself: another unit has to be among these.',
  'gcacw.why.7.1/assault-step6-grand-optional':
    'A grand assault is tried for after the command roll, once it is settled which units attack.',
  'gcacw.why.7.1/assault-no-backing-out':
    'The assault goes on after the command roll, once it is settled which units attack.',
  'gcacw.why.7.1/grand-once-per-action': 'A grand assault is tried for once in an action.',
  'gcacw.why.7.1/grand-noncavalry-leader': 'The assault of a cavalry leader cannot become a grand assault.',
  'gcacw.why.7.1/grand-leader-in-radius':
    'A grand assault takes an army or district leader of yours, in reach of the leader who assaults as by a command radius.',
  'gcacw.why.7.1/grand-min-combat-value': 'The attacking units have too low a Combat value for a grand assault.',
  'gcacw.why.7.1/grand-eligible-hex': 'No other unit next to the target is able to join.',
  'gcacw.why.7.1/grand-committed':
    'A grand assault cannot be called off: at least one more unit joins, each named once.',
  'gcacw.why.7.1/grand-select-units':
    'A unit joins if it is next to the target and may attack it, is at Fatigue Level 3 or less and not demoralized, and was not selected before.',
  'gcacw.why.7.1/grand-select-hexes': 'These units come from too many hexes; the most is {{number}}.',
  'gcacw.why.7.4/lee-not-rtg': 'Lee gives no bonus in this game.',
  'gcacw.why.7.4/lee-declare': 'Lee is announced directly before the command roll of an assault, and once.',
  'gcacw.why.7.4/lee-bonus':
    'Lee helps only the assault of a Confederate leader in his own hex, on a hex that the enemy still holds.',
  'gcacw.why.7.4/longstreet-not-with-lee': 'Longstreet has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/jackson-not-with-lee': 'Jackson has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/lee-one-corps-per-turn': "Lee's bonus is tied to another corps in this turn.",

  'gcacw.event.actionBegan.assault': 'Assault under {{leader}}: {{units}}.',
  'gcacw.event.assaultNumber': '{{leader}} rolls for command: die {{die}}, Assault Number {{number}}.',
  'gcacw.event.assaultNumber.failed': '{{leader}} rolls for command: die {{die}}, the assault does not come about.',
  'gcacw.event.grandAssaultNumber':
    '{{leader}} rolls for a grand assault: die {{die}}, Grand Assault Number {{number}}.',
  'gcacw.event.grandAssaultNumber.failed':
    '{{leader}} rolls for a grand assault: die {{die}}, it does not come about. The assault goes on.',
  'gcacw.event.leeAnnounced': 'Lee is with the assault; to the end of the turn his bonus is for corps {{corps}} only.',

  'gcacw.because.7.1/assault-step2-fatigue': 'the assault',
  'gcacw.because.7.1/grand-fatigue': 'the grand assault',

  'gcacw.dice.command': 'command in the assault',
  'gcacw.dice.grand-assault': 'command in the grand assault',
} as const;
