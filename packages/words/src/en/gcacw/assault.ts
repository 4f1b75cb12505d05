/** Assaults and grand assaults. */
export const assault = {
  'gcacw.ask.assault': 'Assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.announce':
    '{{side}}: {{leader}} assaults {{target}} and is about to roll for command. Is Lee announced?',
  'gcacw.ask.assault.keep':
    '{{side}}: the Assault Number of {{leader}} is {{number}}, not enough for all. Who attacks {{target}}? Units: {{units}}.',
  'gcacw.ask.assault.grand':
    '{{side}}: {{leader}} assaults {{target}} with {{units}}. Try a grand assault, or attack without one?',
  'gcacw.ask.assault.grand-roll': 'Grand assault on {{target}}: {{leader}} rolls for command.',
  'gcacw.ask.assault.join':
    '{{side}}: grand assault on {{target}}. Which units next to it join? Hexes they may come from: {{number}} at most.',

  'gcacw.choice.assault': 'assault on {{target}} under {{leader}}: {{units}}',
  'gcacw.choice.announce': 'announce Lee',
  'gcacw.choice.keep': 'attack with {{units}}',
  'gcacw.choice.grand': 'grand assault under {{leader}}',
  'gcacw.choice.proceed': 'attack without a grand assault',
  'gcacw.choice.commit': 'join the grand assault with {{units}}',

  'gcacw.verb.assault': 'assault',
  'gcacw.verb.announce': 'announce Lee',
  'gcacw.verb.keep': 'choose the attackers',
  'gcacw.verb.grand': 'try a grand assault',
  'gcacw.verb.proceed': 'attack without a grand assault',
  'gcacw.verb.commit': 'choose who joins the grand assault',

  'gcacw.why.5.3/one-leader':
    'Only one of your own district, corps or division leaders on the map can lead an assault.',
  'gcacw.why.2.2/army-leader-functions': 'An army leader cannot assault; he only makes grand assaults possible.',
  'gcacw.why.7.1/assault-eligibility': 'No unit of his own command in this leader’s hex is at Fatigue Level 3 or less.',
  'gcacw.why.7.1/assault-step1-select':
    'A leader assaults with at least one unit, and only with units of his own command or artillery.',
  'gcacw.why.7.1/assault-only-leader-hex': 'Only units in the leader’s own hex can take part in his assault.',
  'gcacw.why.7.1/assault-no-fatigue4': 'A unit at Fatigue Level 4 may not assault.',
  'gcacw.why.7.1/assault-artillery-joins': 'Artillery can join an assault, but cannot make one by itself.',
  'gcacw.why.7.1/assault-step3-target':
    'The target of an assault must be a hex next to the leader’s that the enemy holds.',
  'gcacw.why.7.1/assault-step5-number': 'No command roll is due now.',
  'gcacw.why.7.1/assault-step5-drop': 'Exactly as many of the selected units attack as the Assault Number allows.',
  'gcacw.why.7.1/assault-step5-zero': 'Artillery cannot attack by itself: another unit has to be among these.',
  'gcacw.why.7.1/assault-step6-grand-optional':
    'A grand assault can be tried only after the command roll, once it is decided which units attack.',
  'gcacw.why.7.1/assault-no-backing-out':
    'The attack comes only after the command roll, once it is decided which units attack.',
  'gcacw.why.7.1/grand-once-per-action': 'A grand assault can be tried only once in an action.',
  'gcacw.why.7.1/grand-noncavalry-leader': 'The assault of a cavalry leader cannot become a grand assault.',
  'gcacw.why.7.1/grand-leader-in-radius':
    'A grand assault needs one of your army or district leaders within command radius of the assaulting leader.',
  'gcacw.why.7.1/grand-min-combat-value': 'The attacking units have too low a Combat value for a grand assault.',
  'gcacw.why.7.1/grand-eligible-hex': 'No other unit next to the target can join.',
  'gcacw.why.7.1/grand-committed': 'A grand assault cannot be called off: at least one more unit has to join.',
  'gcacw.why.7.1/grand-select-units':
    'A unit can join only if it is next to the target and may attack it, is at Fatigue Level 3 or less, is not demoralized, and was not selected before.',
  'gcacw.why.7.1/grand-select-hexes': 'These units come from too many hexes; the limit is {{number}}.',
  'gcacw.why.7.4/lee-not-rtg': 'Lee gives no bonus in this game.',
  'gcacw.why.7.4/lee-declare': 'Lee can be announced only once, directly before the command roll of an assault.',
  'gcacw.why.7.4/lee-bonus':
    'Lee helps only the assault of a Confederate leader in his own hex, on a hex that the enemy still holds.',
  'gcacw.why.7.4/longstreet-not-with-lee': 'Longstreet has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/jackson-not-with-lee': 'Jackson has a bonus of his own, and Lee adds nothing to it.',
  'gcacw.why.7.4/lee-one-corps-per-turn': 'This turn Lee’s bonus belongs to another corps.',

  'gcacw.event.actionBegan.assault': 'Assault under {{leader}}: {{units}}.',
  'gcacw.event.assaultNumber': '{{leader}} rolls for command: die {{die}}, Assault Number {{number}}.',
  'gcacw.event.assaultNumber.failed': '{{leader}} rolls for command: die {{die}}, the assault does not take place.',
  'gcacw.event.grandAssaultNumber':
    '{{leader}} rolls for a grand assault: die {{die}}, Grand Assault Number {{number}}.',
  'gcacw.event.grandAssaultNumber.failed':
    '{{leader}} rolls for a grand assault: die {{die}}, the grand assault does not take place. The ordinary assault goes on.',
  'gcacw.event.leeAnnounced': 'Lee is announced; until the end of the turn his bonus is for corps {{corps}} only.',

  'gcacw.because.7.1/assault-step2-fatigue': 'the assault',
  'gcacw.because.7.1/grand-fatigue': 'the grand assault',

  'gcacw.dice.command': 'command in the assault',
  'gcacw.dice.grand-assault': 'command in the grand assault',
} as const;
