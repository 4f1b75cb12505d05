/** The Score tab. */
export const score = {
  'client.score': 'Wynik',
  'client.scoreLead': '{{side}} +{{by}}, {{degree}} zwycięstwo',
  'client.scoreLeadBut': '{{side}} +{{by}}, {{outcome}}',
  'client.scoreLevel': 'równo',
  'client.scoreLevelBut': 'równo, {{outcome}}',
  'client.scoreNow': 'Gdyby gra skończyła się teraz',
  'client.scoreFinal': 'Wynik gry',
  'client.scorePending': 'Liczone na koniec, na razie',
  'client.scoreLedger': 'Punkty do tej pory',
  'client.scoreNone': 'Jeszcze żadnych.',
  'client.scoreRules': 'Co się liczy',
  'client.scoreDegrees': 'Stopnie zwycięstwa',
  'client.scoreEarly': 'Gra kończy się przed czasem',
  'client.scoreTurn': 'tura {{turn}}',
  'client.scoreNoVictory': 'W tym scenariuszu nie liczy się punktów.',
  'client.scoreSudden': 'Gra skończyła się przed czasem.',
} as const;
