export const TACTICS_FIELDS = {
  choices: { chooseTactic: { tactic: 'tactic' }, chooseCavalryTactic: { tactic: 'cavalryTactic' } },
  events: {
    armyTacticChosen: { side: 'side', tactic: 'tactic' },
    armyTacticShown: { side: 'side', tactic: 'tactic' },
    cavalryTacticChosen: { side: 'side', tactic: 'cavalryTactic' },
    cavalryTacticShown: { side: 'side', tactic: 'cavalryTactic' },
  },
  frames: { armyTactic: {}, cavalryTactic: {} },
} as const;
