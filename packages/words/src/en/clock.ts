/** What a player reads about time in a game with others. */
export const clock = {
  'clock.left': '{{time}} left',
  'clock.pace.days': '{{reserve}}, and {{increment}} more each time the decision passes on',
  'clock.pace.live': 'live: {{reserve}}, and {{increment}} more each time the decision passes on',
  'clock.stands.night': 'Stands until {{until}}: night.',
  'clock.stands.weekend': 'Stands until {{until}}: weekend.',
  'clock.stands.vacation': 'Stands until {{until}}: vacation.',
  'clock.stands.pause': 'Stands: paused by agreement.',
  'clock.mine.reminder': 'Four fifths of your time are used. The rest lasts until {{until}}.',
  'clock.mine.zero': 'Your time is up, but the game goes on: decide. From {{until}} your opponent may claim it.',
  'clock.mine.claimable': 'Your time and the grace are up. You may still decide until your opponent claims the game.',
  'clock.theirs.reminder': 'Four fifths of your opponent’s time are used. The rest lasts until {{until}}.',
  'clock.theirs.zero': 'Your opponent’s time is up, and the grace runs. From {{until}} you may claim the game.',
  'clock.theirs.claimable':
    'Your opponent’s time and the grace are up. You may wait, give the seat away or claim the game.',
} as const;
