/** Levels and styles of the computer as a commander. */
export const commander = {
  'gcacw.commander.level.recruit': 'Recruit',
  'gcacw.commander.level.recruit.about':
    'Sees one action ahead, moves its units one at a time, often misjudges and overlooks a lot: good to learn against.',
  'gcacw.commander.level.regular': 'Regular',
  'gcacw.commander.level.regular.about':
    'Attacks where the odds are good and knows the places that count, but moves its units one at a time, thinks of this day alone, and sometimes misjudges or overlooks something.',
  'gcacw.commander.level.veteran': 'Veteran',
  'gcacw.commander.level.veteran.about':
    'Gives each formation an order for the day, keeps to it while it makes sense, and thinks its reactions through. Of the days to come it sees less than half, and now and then it misjudges or overlooks something.',
  'gcacw.commander.level.general': 'General',
  'gcacw.commander.level.general.about':
    'Plays like Veteran, but sees to the end of the game and overlooks nothing. Gathers its units for assaults, and on the last turn minds who wins: behind, it takes risks; ahead, it takes none. The last actions of small games it looks through to their end.',
  'gcacw.commander.style.cautious': 'cautious',
  'gcacw.commander.style.cautious.about': 'Spares its men, even where points are to be had.',
  'gcacw.commander.style.balanced': 'balanced',
  'gcacw.commander.style.balanced.about': 'Weighs points and men alike.',
  'gcacw.commander.style.bold': 'bold',
  'gcacw.commander.style.bold.about': 'Risks men for points.',
} as const;
