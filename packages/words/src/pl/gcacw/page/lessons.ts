/** The card of a lesson. */
export const lessons = {
  'client.lesson': 'Lekcja',
  'client.lesson.step': 'Krok {{step}} z {{steps}}',
  'client.lesson.done': 'Zrobione',
  'client.lesson.goOn': 'Dalej',
  'client.lesson.takeBack': 'Cofnij',
  'client.lesson.leave': 'Zakończ lekcję',
  'client.lesson.fold': 'Zwiń lekcję',
  'client.lesson.unfold': 'Rozwiń lekcję',
  'client.lesson.over': 'To już koniec lekcji. Możesz grać tu dalej, jak długo chcesz, albo wybrać coś nowego:',
  'client.lesson.another': 'Lekcja: {{title}}',
  'client.lesson.play': 'Zagraj cały scenariusz: {{title}}',
  'client.lesson.all': 'Wszystkie scenariusze',
} as const;
