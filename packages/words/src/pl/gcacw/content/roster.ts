/** What an imported roster leaves to do. */
export const roster = {
  'roster.values-to-fill':
    'armies.yaml: spisy nie podają wartości taktycznych, artyleryjskich ani wartości dowodzenia. Wszędzie wpisano 0 (dowódcy: {{leaders}}, jednostki: {{units}}). Przepisz je z żetonów.',
  'roster.polish-titles': 'Tytuły są w obu językach takie same. Przetłumacz pole pl.',
  'roster.game-unknown':
    'Identyfikator „{{found}}” nie oznacza żadnej gry serii, więc w szkicach nie ma gry ani roku. Dopisz je; znane: {{known}}.',
  'roster.turns-to-fill': '{{file}}: brakuje dat tur, a także posiłków, wyjść z mapy i punktów zwycięstwa.',
  'roster.length-told': 'Długość gry według spisu: „{{length}}”. Wpisz datę każdej tury.',
  'roster.map-to-name':
    'Szkice nazywają mapę „{{map}}”. Dodaj mapę o tym identyfikatorze albo wpisz identyfikator mapy, którą masz.',
  'roster.field-left-out_one': 'Pole „{{name}}” jest nieznane i zostało pominięte.',
  'roster.field-left-out_few':
    'Pole „{{name}}” jest nieznane i zostało pominięte, tu i gdzie indziej (w sumie {{count}} razy).',
  'roster.field-left-out_many':
    'Pole „{{name}}” jest nieznane i zostało pominięte, tu i gdzie indziej (w sumie {{count}} razy).',
  'roster.field-left-out_other':
    'Pole „{{name}}” jest nieznane i zostało pominięte, tu i gdzie indziej (w sumie {{count}} razu).',
  'roster.gunboats-left-out_one': 'Pominięto jedną kanonierkę: program nie ma dla kanonierek miejsca.',
  'roster.gunboats-left-out_few': 'Pominięto {{count}} kanonierki: program nie ma dla kanonierek miejsca.',
  'roster.gunboats-left-out_many': 'Pominięto {{count}} kanonierek: program nie ma dla kanonierek miejsca.',
  'roster.gunboats-left-out_other': 'Pominięto {{count}} kanonierki: program nie ma dla kanonierek miejsca.',
  'roster.name-unusable': 'Ten wpis nie ma nazwy i został pominięty. Nadaj mu nazwę i wczytaj spis jeszcze raz.',
  'roster.name-shortened':
    'Nazwa „{{name}}” ma ponad {{maximum}} znaków i została ucięta. Wybierz krótszą w armies.yaml.',
  'roster.type-unknown': '{{name}}: nieznany typ „{{found}}”, więc żeton pominięto. Znane: {{known}}.',
  'roster.size-unknown':
    '{{name}}: taki żeton nie może mieć rozmiaru „{{found}}”, więc go pominięto. Znane: {{known}}.',
  'roster.size-changed':
    '{{name}}: ta strona nie ma rozmiaru {{found}}; zamiast niego wpisano {{written}}. Sprawdź to w armies.yaml.',
  'roster.command-unusable':
    '{{name}}: oznaczenia „{{found}}” nie da się zapisać jako J albo M-W, więc je pominięto. Dopisz krótkie oznaczenie w armies.yaml.',
  'roster.leader-without-command':
    '{{name}}: dowódca korpusu albo dywizji musi mieć oznaczenie, więc go pominięto. Dopisz go w armies.yaml z oznaczeniem jego jednostek.',
  'roster.manpower-unclear':
    '{{name}}: liczebność „{{found}}” nie jest liczbą, więc jednostki nie ma w rozstawieniu. Dopisz ją w szkicu.',
  'roster.manpower-out-of-range':
    '{{name}}: liczebność {{found}} nie mieści się między 1 a {{maximum}}, więc jednostki nie ma w rozstawieniu. Dopisz ją w szkicu.',
  'roster.manpower-marked':
    '{{name}}: przy liczebności stoi znak „{{mark}}” ({{text}}). Sprawdź, czy szkic nie wymaga uzupełnienia.',
  'roster.hex-unclear':
    '{{name}}: „{{found}}” to nie heks, więc żetonu nie ma w rozstawieniu. Dopisz go w szkicu do setup albo reinforcements.',
  'roster.note': '{{name}}: przypis „{{mark}}” ({{text}}). Sprawdź, czy szkic nie wymaga uzupełnienia.',
  'roster.leader-alone':
    '{{name}}: na heksie {{hex}} nie ma jego jednostki bez takiego dowódcy, więc nie ma go w rozstawieniu. Dopisz go przy jednostce, z którą jest.',
  'roster.leader-chosen':
    '{{name}} trafił do jednostki {{unit}}; mógłby też być przy: {{others}}. Sprawdź to w szkicu.',
  'roster.piece-differs':
    '{{name}} występuje w spisie kilka razy albo w różnych postaciach i został zapisany jako {{first}} i {{second}}. Jeśli to jeden żeton, zostaw jeden wpis.',
} as const;
