/** Pontoon bridges built, crossings destroyed, dismantled and repaired. */
export const bridges = {
  'gcacw.ask.march.over':
    '{{side}}: marsz jednostki {{unit}} się skończył. Można jeszcze zniszczyć lub rozebrać przeprawę.',

  'gcacw.choice.build': 'budowa mostu {{hexside}}: {{unit}}',
  'gcacw.choice.destroy': 'zakończ marsz i spróbuj zniszczyć przeprawę {{hexside}}',
  'gcacw.choice.dismantle': 'rozbierz most pontonowy {{hexside}}',
  'gcacw.choice.repair': '{{unit}}: próba naprawy przeprawy {{hexside}}',

  'gcacw.verb.build': 'budowa mostu',
  'gcacw.verb.destroy': 'niszczenie przeprawy',
  'gcacw.verb.dismantle': 'rozbiórka mostu pontonowego',
  'gcacw.verb.repair': 'naprawa przeprawy',

  'gcacw.why.10.1/slb-original-rules': 'Ta gra ma własne zasady budowy mostów, których Wigwag nie obejmuje.',
  'gcacw.why.10.1/infantry-only': 'Mosty może budować tylko piechota.',
  'gcacw.why.10.1/eligible-fatigue-0': 'Most może budować tylko jednostka na poziomie zmęczenia 0.',
  'gcacw.why.10.1/eligible-cv-5': 'Most może budować tylko jednostka o wartości bojowej co najmniej 5.',
  'gcacw.why.10.1/eligible-cv-3-siv': 'W tej grze most może budować tylko jednostka o wartości bojowej co najmniej 3.',
  'gcacw.why.10.1/eligible-no-other-work': 'Ta jednostka wykonała już inną pracę w tej fazie reorganizacji.',
  'gcacw.why.10.1/one-attempt-per-unit': 'Ta jednostka próbowała już budować most w tej fazie reorganizacji.',
  'gcacw.why.10.1/one-attempt-per-hex':
    'Inna jednostka z tego heksu próbowała już budować most w tej fazie reorganizacji.',
  'gcacw.why.10.1/no-creek-bridges': 'Nie można budować mostów przez strumienie.',
  'gcacw.why.10.1/eligible-hexside':
    'Most można zbudować tylko na krawędzi rzecznej heksu tej jednostki, na której nie ma mostu ani zapory.',
  'gcacw.why.10.1/major-confederate': 'W tej grze Konfederacja nie może budować mostów przez duże rzeki.',
  'gcacw.why.10.1/major-union': 'W tej grze Unia nie może budować mostów przez duże rzeki.',
  'gcacw.why.10.1/not-rain': 'W turze deszczowej nie można budować mostów.',
  'gcacw.why.10.1/failed-hexside-wait':
    'W tej turze próba budowy mostu tutaj się nie powiodła. Nikt nie może próbować ponownie przed następną turą.',
  'gcacw.why.10.1/enemy-blocks': 'Na brzegu stoi wróg o wartości bojowej co najmniej 5: nie można zbudować mostu.',
  'gcacw.why.10.1/enemy-blocks-siv':
    'Na brzegu stoi wróg o wartości bojowej co najmniej 3: w tej grze nie można zbudować mostu.',
  'gcacw.why.10.1/minor-marker-needed': 'Wszystkie twoje mosty na małe rzeki są w użyciu.',
  'gcacw.why.10.1/major-marker-needed': 'Wszystkie twoje mosty na duże rzeki są w użyciu.',
  'gcacw.why.5.1/march-ends':
    'Ten marsz się skończył: można już tylko zniszczyć lub rozebrać przeprawę przy ostatnim heksie.',
  'gcacw.why.7.1/restrict-enemy-pontoon': 'Przez most pontonowy wroga nie można atakować.',
  'gcacw.why.10.1/one-bridge-per-hexside': 'Jest tu już most pontonowy, a na krawędzi może być tylko jeden most.',
  'gcacw.why.10.2/pontoon-enemy-no-cross': 'Ten most pontonowy należy do wroga i tylko on może po nim przejść.',
  'gcacw.why.10.2/dismantle':
    'Maszerująca jednostka może rozebrać tylko most pontonowy własnej strony przy heksie, na którym stoi.',
  'gcacw.why.10.2/dams-fords-indestructible': 'Zapór i brodów nie można zniszczyć.',
  'gcacw.why.10.2/what-can-be-destroyed': 'Nie ma tu mostu ani promu, który można by zniszczyć.',
  'gcacw.why.10.2/indestructible-list': 'Tego mostu nie można zniszczyć.',
  'gcacw.why.10.2/destroy-bridge-who':
    'Most może zniszczyć tylko piechota o wartości bojowej co najmniej 5, która kończy marsz na jednym z jego dwóch heksów.',
  'gcacw.why.10.2/destroy-bridge-who-siv':
    'Most może zniszczyć tylko piechota o wartości bojowej co najmniej 3, która kończy marsz na jednym z jego dwóch heksów.',
  'gcacw.why.10.2/destroy-ferry-who':
    'Prom może zniszczyć tylko piechota albo kawaleria, która kończy marsz na jednym z jego dwóch heksów.',
  'gcacw.why.10.2/destroy-once-per-unit': 'Ta jednostka próbowała już w tej turze zniszczyć przeprawę.',
  'gcacw.why.10.2/destroy-not-enemy-occupied': 'Na jednym z dwóch heksów stoi wróg.',
  'gcacw.why.10.2/destroy-not-enemy-zoc':
    'Jeden z dwóch heksów leży we wrogiej strefie kontroli i nie ma na nim własnej jednostki.',
  'gcacw.why.10.3/infantry-only': 'Przeprawy może naprawiać tylko piechota.',
  'gcacw.why.10.3/eligible-fatigue-0': 'Przeprawę może naprawiać tylko jednostka na poziomie zmęczenia 0.',
  'gcacw.why.10.3/eligible-cv': 'Do naprawy potrzeba wartości bojowej co najmniej 5.',
  'gcacw.why.10.3/eligible-cv-siv': 'Do naprawy potrzeba wartości bojowej co najmniej 2.',
  'gcacw.why.10.3/eligible-no-other-work': 'Ta jednostka wykonała już inną pracę w tej fazie reorganizacji.',
  'gcacw.why.10.3/one-per-player':
    'W fazie reorganizacji każdy gracz może próbować jednej naprawy, a twoja próba już była.',
  'gcacw.why.10.3/not-rain': 'W turze deszczowej niczego nie można naprawiać.',
  'gcacw.why.10.3/eligible-hex': 'Na tej krawędzi heksu jednostki nie ma zniszczonego mostu ani promu.',
  'gcacw.why.10.3/chatham-slb': 'Tego mostu w tej grze nie można naprawić.',
  'gcacw.why.10.3/siv-county-control':
    'Unia może naprawiać tylko tam, gdzie jeden z dwóch heksów leży w hrabstwie pod jej kontrolą.',
  'gcacw.why.10.3/enemy-blocks': 'Na jednym z dwóch heksów stoi wróg o wartości bojowej co najmniej 5.',
  'gcacw.why.10.3/enemy-blocks-siv': 'Na jednym z dwóch heksów stoi wróg o wartości bojowej co najmniej 2.',

  'gcacw.event.bridgeBuilt':
    'Jednostka {{unit}} buduje most pontonowy {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.bridgeFailed':
    'Jednostce {{unit}} nie udaje się zbudować mostu pontonowego {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.crossingDestroyed':
    'Jednostka {{unit}} niszczy $t(gcacw.crossing.{{what}}) {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.crossingRepaired':
    'Jednostka {{unit}} naprawia $t(gcacw.crossing.{{what}}) {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.crossingAttemptFailed.destroy':
    'Próba zniszczenia się nie udaje ({{unit}}; $t(gcacw.crossing.{{what}}) {{hexside}}): rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.crossingAttemptFailed.repair':
    'Próba naprawy się nie udaje ({{unit}}; $t(gcacw.crossing.{{what}}) {{hexside}}): rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.pontoonRemoved': 'Most pontonowy {{hexside}} zostaje usunięty ({{because}}).',

  'gcacw.because.10.2/dismantle': 'rozebrany przez własną stronę',
  'gcacw.because.10.2/pontoon-removed': 'stoi tam wróg',
  'gcacw.because.10.2/pontoon-removed-siv': 'stoi tam wróg',
  'gcacw.because.10.2/pontoon-attachment-phase': 'stojący tam wróg odzyskał siły',

  'gcacw.dice.bridge': 'budowa mostu',
  'gcacw.dice.destroy-crossing': 'niszczenie przeprawy',
  'gcacw.dice.repair-crossing': 'naprawa przeprawy',
} as const;
