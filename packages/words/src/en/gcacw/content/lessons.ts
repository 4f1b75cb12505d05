/** What is wrong with a briefing or a lesson. */
export const lessons = {
  'problem.unknown-scenario': 'There is no scenario “{{found}}” among the files. Found: {{known}}.',
  'problem.unknown-scenario-near':
    'There is no scenario “{{found}}” among the files. Found: {{known}}. Did you mean {{suggestion}}?',
  'problem.no-scenario': 'There is no scenario “{{found}}” among the files. Add the file of this scenario.',
  'problem.lesson-hidden-forces':
    'The scenario “{{found}}” hides forces (limitedIntelligence), but a lesson has to see both sides. Take the option out of the scenario, or choose one without it.',
  'problem.one-goal':
    'A step has only one goal; this one has {{count}}. Keep one, or make each a step of its own; a step that is only read has no goal.',
  'problem.no-such-unit': '“{{found}}” is not a unit of this scenario. Units: {{known}}.',
  'problem.piece-not-there':
    '“{{found}}” is not on the map for this side when the scenario begins. On the map: {{known}}.',
} as const;
