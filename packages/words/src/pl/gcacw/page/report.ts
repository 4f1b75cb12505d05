/** Raport na mapie. */
export const report = {
  'client.report.reading': 'Czytam przebieg gry…',
  'client.report.print': 'Drukuj',
  'client.report.keep': 'Zachowaj jako plik',
  'client.report.share': 'Odnośnik',
  'client.report.close': 'Wróć do mapy',
  'client.report.link': 'Odnośnik do raportu',
  'client.report.linkHere':
    'Odnośnik otwiera raport. Działa w tej przeglądarce, w której gra jest zachowana; plik można czytać wszędzie.',
  'gcacw.report': 'Raport po bitwie',
  'gcacw.report.soFar': 'Dotychczasowy przebieg',
} as const;
