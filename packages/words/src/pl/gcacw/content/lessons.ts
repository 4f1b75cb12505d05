/** What is wrong with a briefing or a lesson. */
export const lessons = {
  'problem.unknown-scenario': 'Wśród plików nie ma scenariusza „{{found}}”. Znalezione: {{known}}.',
  'problem.unknown-scenario-near':
    'Wśród plików nie ma scenariusza „{{found}}”. Znalezione: {{known}}. Czy chodziło o {{suggestion}}?',
  'problem.no-scenario': 'Wśród plików nie ma scenariusza „{{found}}”. Dodaj plik tego scenariusza.',
  'problem.lesson-hidden-forces':
    'Scenariusz „{{found}}” ukrywa siły (limitedIntelligence), a lekcja musi widzieć obie strony. Usuń tę opcję ze scenariusza albo wybierz inny, bez niej.',
  'problem.one-goal':
    'Krok może mieć jeden cel, a tu jest ich: {{count}}. Zostaw jeden albo zrób z każdego osobny krok; krok tylko do przeczytania nie ma celu.',
  'problem.no-such-unit': '„{{found}}” nie jest jednostką tego scenariusza. Jednostki: {{known}}.',
  'problem.piece-not-there':
    'Na początku scenariusza żeton „{{found}}” nie stoi na mapie po tej stronie. Stoją: {{known}}.',
} as const;
