/** What is wrong with an order of battle. */
export const armies = {
  'problem.id-taken': 'Identyfikator „{{found}}” należy już do dowódcy z wiersza {{line}}. Nadaj jednostce inny.',
  'problem.army-leader-tactical': 'Dowódca armii nie ma wartości taktycznej. Usuń ją.',
  'problem.leader-arm':
    'Dowódca armii i dowódca regionalny są przypisani do piechoty, a nie „{{found}}”. Wpisz arm: infantry.',
  'problem.commander-of-other-side':
    'Wartość {{found}} może mieć tylko dowódca Konfederacji. Usuń ją albo zmień mu stronę.',
  'problem.size-of-other-side':
    'Rozmiar „{{found}}” występuje tylko po stronie „{{owner}}”. Zmień rozmiar albo stronę.',
  'problem.army-of-other-side': 'Oznaczenie „{{found}}” jest dla jednostek Unii. Usuń je albo zmień stronę.',
} as const;
