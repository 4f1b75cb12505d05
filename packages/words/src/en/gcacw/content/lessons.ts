/** What is wrong with a briefing or a lesson. */
export const lessons = {
  'problem.unknown-scenario': "There is no scenario '{{found}}' among the files. Found: {{known}}.",
  'problem.unknown-scenario-near':
    "There is no scenario '{{found}}' among the files. Found: {{known}}. Did you mean {{suggestion}}?",
  'problem.no-scenario': "There is no scenario '{{found}}' among the files. Add the file of this scenario.",
  'problem.lesson-hidden-forces':
    "The scenario '{{found}}' hides forces (limitedIntelligence), and a lesson must see both sides. Take the option out of the scenario, or choose one without it.",
  'problem.one-goal':
    'A goal is one thing; here are {{count}}. Leave one, or make a step of each; a step that is only read has no goal.',
  'problem.no-such-unit': "'{{found}}' is no unit of this scenario. Units: {{known}}.",
  'problem.piece-not-there':
    "'{{found}}' does not stand on the map for this side when the scenario begins. Those that do: {{known}}.",
} as const;
