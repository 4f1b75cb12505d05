/** Rozdział 10: mosty pontonowe. */
export const bridges = {
  'gcacw.choice.build': 'budowa mostu {{hexside}}: {{unit}}',
  'gcacw.verb.build': 'budowa mostu',
  'gcacw.dice.bridge': 'budowa mostu',

  'gcacw.why.10.1/slb-original-rules':
    'W tej grze mosty buduje się według jej własnych zasad, których tu się nie rozgrywa.',
  'gcacw.why.10.1/infantry-only': 'Mosty buduje tylko piechota.',
  'gcacw.why.10.1/eligible-fatigue-0': 'Most buduje tylko jednostka na poziomie zmęczenia 0.',
  'gcacw.why.10.1/eligible-cv-5': 'Most buduje jednostka o wartości bojowej 5 lub większej.',
  'gcacw.why.10.1/eligible-cv-3-siv': 'W tej grze most buduje jednostka o wartości bojowej 3 lub większej.',
  'gcacw.why.10.1/eligible-no-other-work': 'Ta jednostka wykonała już inną pracę w tej fazie reorganizacji.',
  'gcacw.why.10.1/one-attempt-per-unit': 'Ta jednostka próbowała już budować most w tej fazie reorganizacji.',
  'gcacw.why.10.1/one-attempt-per-hex':
    'Inna jednostka z tego heksu próbowała już budować most w tej fazie reorganizacji.',
  'gcacw.why.10.1/no-creek-bridges': 'Nie buduje się mostów przez strumienie.',
  'gcacw.why.10.1/eligible-hexside':
    'Most buduje się na krawędzi rzecznej heksu tej jednostki, na której nie ma mostu ani zapory.',
  'gcacw.why.10.1/major-confederate': 'W tej grze Konfederacja nie buduje mostów przez duże rzeki.',
  'gcacw.why.10.1/major-union': 'W tej grze Unia nie buduje mostów przez duże rzeki.',
  'gcacw.why.10.1/not-rain': 'Podczas deszczu nie buduje się mostów.',
  'gcacw.why.10.1/failed-hexside-wait':
    'W tej turze próba budowy mostu tutaj się nie powiodła. Nikt nie może próbować ponownie przed następną turą.',
  'gcacw.why.10.1/enemy-blocks': 'Na brzegu stoi wróg o wartości bojowej 5 lub większej: nie można zbudować mostu.',
  'gcacw.why.10.1/enemy-blocks-siv':
    'Na brzegu stoi wróg o wartości bojowej 3 lub większej: w tej grze nie można zbudować mostu.',
  'gcacw.why.10.1/minor-marker-needed': 'Wszystkie twoje mosty na małe rzeki są w użyciu.',
  'gcacw.why.10.1/major-marker-needed': 'Wszystkie twoje mosty na duże rzeki są w użyciu.',

  'gcacw.event.bridgeBuilt':
    'Jednostka {{unit}} buduje most pontonowy {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
  'gcacw.event.bridgeFailed':
    'Jednostce {{unit}} nie udaje się zbudować mostu pontonowego {{hexside}}: rzut {{die}}, modyfikator {{modifier}}.',
} as const;
