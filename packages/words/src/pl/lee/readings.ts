/** Sections of the two chapters by their titles, and how we read what they leave open: gaps of the text have numbers. */
export const readings = {
  'lee.client.reading': 'nasza wykładnia {{n}}',
  'lee.section.7.1': 'Rodzaje ruchu',
  'lee.section.7.2': 'Zasięg i teren',
  'lee.section.7.3': 'Manewr',
  'lee.section.7.4': 'Przeciwnik i strefy kontroli',
  'lee.section.7.5': 'Ruch przymusowy',
  'lee.section.7.6': 'Przejście przez linie',
  'lee.section.13.1': 'Stół',
  'lee.section.13.2': 'Wielkość terenów',
  'lee.section.13.3': 'Kolejność przygotowań',
  'lee.section.13.4': 'Rok',
  'lee.section.13.5': 'Generałowie',
  'lee.section.13.6': 'Karty bitewne',
  'lee.section.13.7': 'Pole bitwy',
  'lee.section.13.8': 'Inicjatywa',
  'lee.section.13.9': 'Punkty strategiczne',
  'lee.section.13.10': 'Teren',
  'lee.section.13.11': 'Podstawy operacyjne',
  'lee.section.13.12': 'Taktyki armii',
  'lee.section.13.13': 'Taktyki kawalerii',
  'lee.section.13.14': 'Znaczniki patroli',
  'lee.section.house': 'Zasada domowa',
  'lee.reading.R-01': 'Samo dotknięcie przeszkody nic nie kosztuje; kosztuje wejście w nią.',
  'lee.reading.R-02':
    'Przy zetknięciu zasięg maleje o 3 cale, ale nie poniżej 3. Jeśli to nie więcej, niż jednostka już przebyła, nie może wejść; może skręcić bez kosztu.',
  'lee.reading.R-03':
    'Najpierw zasięg ogranicza się do podwójnej wartości ruchu, dopiero od tego teren odejmuje 3 cale.',
  'lee.reading.R-04': 'Najmniejszy zasięg 3 cali ma pierwszeństwo przed limitem. Jednostka o ruchu 0 nie rusza się.',
  'lee.reading.R-05': 'Jednostka zaczyna w terenie, jeśli jest w nim choć część jej podstawki.',
  'lee.reading.R-06':
    'Jednostka nie przesuwa się bokiem ani tyłem: każdy prosty odcinek biegnie w stronę, w którą jest zwrócona.',
  'lee.reading.R-07': 'Miejsce musi być po każdym zwrocie, nie tylko po ostatnim.',
  'lee.reading.R-08': 'Ruch może mieć zwrot wokół środka na początku i drugi na końcu.',
  'lee.reading.R-09':
    'Zwrot, który kończy się nad terenem spowalniającym, to zetknięcie: kosztuje 3 cale albo jest niedozwolony.',
  'lee.reading.R-10':
    'Na drodze jest ten, kto ma na niej środek frontu i jest zwrócony wzdłuż niej. Teren spowalniający, płoty i własne jednostki się wtedy nie liczą; jednostki przeciwnika i ich strefy tak.',
  'lee.reading.R-11': 'Strefa kontroli sięga 3 cali dookoła; dokładnie 3 cale to już poza nią.',
  'lee.reading.R-12':
    'Jednostka, która zaczyna w strefie, może się ruszyć, jeśli nie zbliży się do tego przeciwnika bardziej, niż była.',
  'lee.reading.R-13':
    'Cal mierzy się między najbliższymi punktami podstawek, przez cały ruch; dokładnie 1 cal jest dozwolony.',
  'lee.reading.R-14':
    'Ruch przymusowy to połowa samej wartości ruchu i trzeba go wykonać w całości; zablokowany kończy się w ostatnim możliwym miejscu.',
  'lee.reading.R-15': 'Odepchnięć i nieudanych rozkazów nie wiąże limit podwójnej wartości ruchu.',
  'lee.reading.R-16': 'Najmniejszy zasięg 3 cali też się połowi: ruch przymusowy to co najmniej 1 cal.',
  'lee.reading.R-17':
    'Bez testu przejście po prostu się udaje; o jeden sukces więcej trzeba tylko tam, gdzie jest test. Liczy się korpus testowanego generała.',
  'lee.reading.R-18':
    'Podstawki różnej wielkości zamieniają środek frontu i zwrot; jeśli się nie mieszczą, przejścia nie ma.',
  'lee.reading.R-19':
    'Listy i rok można ustalić w dowolnej kolejności; listę sprawdza się, gdy znane jest jedno i drugie.',
  'lee.reading.R-20': 'Bitwa toczy się w późniejszym z dwóch lat; względem niego sprawdza się każdą listę.',
  'lee.reading.R-21':
    'Gdy wyższego szczebla nie ma, niższy losuje spośród wszystkich generałów swojej broni; grupy artylerii armii nigdy się nie powiększa.',
  'lee.reading.R-22': 'Dodatkową kartę dobiera się z wierzchu do ręki, która ma wtedy cztery karty.',
  'lee.reading.R-23': 'Obaj deklarują w tajemnicy; deklaracje odkrywa się razem.',
  'lee.reading.R-24': 'Przy remisie rzuca się ponownie tymi samymi kostkami.',
  'lee.reading.R-25': 'Liczy się deklaracja zwycięzcy; przegranemu jego deklaracja dała kostki.',
  'lee.reading.R-26': 'Rzut z przygotowań jest rzutem na inicjatywę w pierwszej turze.',
  'lee.reading.R-27': 'Agresywny wódz dodaje 1 kostkę na ofensywnym polu bitwy, jak w druku; 2 byłyby symetryczne.',
  'lee.reading.R-28': 'Cztery elementy linearne razem, nie cztery rodzaje.',
  'lee.reading.R-29':
    'Oba boki w granicach 12 i 6 cali albo pole prostokąta wokół elementu najwyżej 72 cale kwadratowe (36 przy 9 × 4).',
  'lee.reading.R-30': 'Dwie połówki są jednego rodzaju i kładzie się je w jednej kolejce.',
  'lee.reading.R-31':
    'Najkrótsza linia przez wybrane punkty, prostopadła do krawędzi tam, gdzie schodzi ze stołu, z luzem pół cala. Kolej może kończyć się na kolei albo drodze.',
  'lee.reading.R-32': 'Rzeka i strumień leżą tylko w strefie własnej i neutralnej, całą szerokością.',
  'lee.reading.R-33': 'Kąt prosty to 90° z tolerancją 10° wszędzie, gdzie brzegi dzieli 6 cali lub mniej.',
  'lee.reading.R-34': 'Długość rzeki to długość jej linii środkowej na stole.',
  'lee.reading.R-35': 'Droga, której nowy most byłby bliżej niż 3 cale od innego, musi użyć tamtego.',
  'lee.reading.R-36': 'Teren nieprzekraczalny i niedostępny to jedno; rzeka nie jest żadnym z nich.',
  'lee.reading.R-37':
    'Jeden płot lub mur na każdą drogę, kolej lub pole, po jednej lub obu stronach; zaczyna gracz B, na przemian, a każdy pas zmniejsza pozostałą liczbę o jeden.',
  'lee.reading.R-38': 'Zamiana musi uwzględniać inny teren, rzekę, punkty, mosty i stół, ale nie strefy.',
  'lee.reading.R-39':
    'Teren zwykły, płoty, zmiany specjalne (gracz A, potem B), fortyfikacje, podstawy operacyjne: w tej kolejności.',
  'lee.reading.R-40': 'Każdy gracz kładzie co najmniej trzy w swojej strefie; płytka strefa zwalnia z obowiązku.',
  'lee.reading.R-41': 'Płaci tylko najwyższy osiągnięty próg.',
  'lee.reading.R-42': 'Jeden znacznik na korpus; co za nim stoi, jest ukryte przed przeciwnikiem.',
  'lee.reading.R-44': 'Elementy kładzie się na przemian do końca, ze wspólnej puli, dowolnego pozostałego rodzaju.',
  'lee.reading.R-45': 'Na stole 72 × 48 cali armie stoją wzdłuż długich krawędzi.',
  'lee.reading.R-46':
    'Rysunku brak: strefy mają 12 cali głębokości, a punkty leżą w schodkach, chyba że ustawicie inaczej.',
  'lee.reading.R-47':
    'Każdy gracz może zgłosić forsowny marsz, w tajemnicy razem z polem bitwy; morale spada, nawet gdy rzut jest przegrany.',
  'lee.reading.R-48': 'Przelosowanie to jedna nowa karta z niewylosowanych tego szczebla; zastąpiony wypada z gry.',
  'lee.reading.R-49':
    'Fazy i kroki to etykiety: korpus się rusza, a przejście linii następuje w pierwszym kroku reorganizacji.',
  'lee.reading.R-50': 'Ruch do wsparcia mierzy się i ogranicza, płaci też 3 cale; nic więcej się nie sprawdza.',
  'lee.reading.R-51': 'Gwiazdki przy 7.6 i 13.13 nie objaśniono: obie zasady są do wyboru, na początku włączone.',
  'lee.reading.R-52':
    'Zajęcie opuszczonego miejsca to osobna czynność: bez połowy zasięgu i bez stref, ale z miejscem na podstawkę.',
  'lee.reading.R-53': 'Nieudane przejście linii jest tym jednym w turze dla obu jednostek.',
  'lee.reading.R-54': 'Most bez drogi też niesie: środek frontu na nim, zwrot wzdłuż niego.',
} as const;
