/** Assaults and grand assaults. */
export const assault = {
  'gcacw.ask.assault': 'Szturm na heks {{target}}: na dowodzenie rzuca {{leader}}.',
  'gcacw.ask.assault.announce':
    '{{side}}: dowódca {{leader}} szturmuje heks {{target}} i zaraz rzuci na dowodzenie. Czy ogłosić udział Lee?',
  'gcacw.ask.assault.keep':
    '{{side}}: limit szturmu dowódcy {{leader}} to {{number}}, za mało dla wszystkich. Kto atakuje heks {{target}}? Jednostki: {{units}}.',
  'gcacw.ask.assault.grand':
    '{{side}}: dowódca {{leader}} szturmuje heks {{target}}, jednostki: {{units}}. Spróbować szturmu generalnego czy atakować bez niego?',
  'gcacw.ask.assault.grand-roll': 'Szturm generalny na heks {{target}}: na dowodzenie rzuca {{leader}}.',
  'gcacw.ask.assault.join':
    '{{side}}: szturm generalny na heks {{target}}. Które jednostki obok niego dołączają? Dopuszczalna liczba ich heksów: {{number}}.',

  'gcacw.choice.assault': 'szturm na heks {{target}}; dowódca: {{leader}}; jednostki: {{units}}',
  'gcacw.choice.announce': 'ogłoś udział Lee',
  'gcacw.choice.keep': 'atakują: {{units}}',
  'gcacw.choice.grand': 'szturm generalny; dowódca: {{leader}}',
  'gcacw.choice.proceed': 'atak bez szturmu generalnego',
  'gcacw.choice.commit': 'do szturmu generalnego dołączają: {{units}}',

  'gcacw.verb.assault': 'szturm',
  'gcacw.verb.announce': 'ogłoszenie udziału Lee',
  'gcacw.verb.keep': 'wybór atakujących jednostek',
  'gcacw.verb.grand': 'próba szturmu generalnego',
  'gcacw.verb.proceed': 'atak bez szturmu generalnego',
  'gcacw.verb.commit': 'wybór jednostek do szturmu generalnego',

  'gcacw.why.5.3/one-leader': 'Szturm może prowadzić tylko własny dowódca na mapie: regionalny, korpusu albo dywizji.',
  'gcacw.why.2.2/army-leader-functions':
    'Dowódca armii nie może prowadzić szturmu, a tylko umożliwia szturm generalny.',
  'gcacw.why.7.1/assault-eligibility':
    'Na heksie tego dowódcy nie ma podległej mu jednostki na poziomie zmęczenia 3 lub niższym.',
  'gcacw.why.7.1/assault-step1-select':
    'Dowódca szturmuje z co najmniej jedną jednostką i tylko z jednostkami sobie podległymi albo artylerią.',
  'gcacw.why.7.1/assault-only-leader-hex': 'W szturmie mogą brać udział tylko jednostki z heksu dowódcy.',
  'gcacw.why.7.1/assault-no-fatigue4': 'Jednostka na poziomie zmęczenia 4 nie może szturmować.',
  'gcacw.why.7.1/assault-artillery-joins': 'Artyleria może dołączyć do szturmu, ale sama szturmować nie może.',
  'gcacw.why.7.1/assault-step3-target': 'Celem szturmu może być tylko heks obok heksu dowódcy, zajęty przez wroga.',
  'gcacw.why.7.1/assault-step5-number': 'Teraz nie rzuca się na dowodzenie.',
  'gcacw.why.7.1/assault-step5-drop': 'Z wybranych jednostek atakuje dokładnie tyle, na ile pozwala limit szturmu.',
  'gcacw.why.7.1/assault-step5-zero': 'Artyleria nie może atakować sama: musi być z nią inna jednostka.',
  'gcacw.why.7.1/assault-step6-grand-optional':
    'Szturmu generalnego można spróbować dopiero po rzucie na dowodzenie, gdy wiadomo, które jednostki atakują.',
  'gcacw.why.7.1/assault-no-backing-out':
    'Do ataku można przejść dopiero po rzucie na dowodzenie, gdy wiadomo, które jednostki atakują.',
  'gcacw.why.7.1/grand-once-per-action': 'Szturmu generalnego można spróbować tylko raz w ciągu akcji.',
  'gcacw.why.7.1/grand-noncavalry-leader': 'Szturm dowódcy kawalerii nie może stać się szturmem generalnym.',
  'gcacw.why.7.1/grand-leader-in-radius':
    'Szturm generalny wymaga twojego dowódcy armii albo regionalnego, oddalonego od szturmującego dowódcy najwyżej o zasięg dowodzenia.',
  'gcacw.why.7.1/grand-min-combat-value': 'Atakujące jednostki mają za małą wartość bojową na szturm generalny.',
  'gcacw.why.7.1/grand-eligible-hex': 'Obok celu nie ma innej jednostki, która mogłaby dołączyć.',
  'gcacw.why.7.1/grand-committed': 'Szturmu generalnego nie można odwołać: musi dołączyć co najmniej jedna jednostka.',
  'gcacw.why.7.1/grand-select-units':
    'Dołączyć może tylko jednostka, która stoi obok celu i może go atakować, jest na poziomie zmęczenia 3 lub niższym, nie jest zdemoralizowana i nie była wybrana wcześniej.',
  'gcacw.why.7.1/grand-select-hexes':
    'Te jednostki stoją na zbyt wielu heksach; dopuszczalna liczba heksów: {{number}}.',
  'gcacw.why.7.4/lee-not-rtg': 'W tej grze Lee nie daje premii.',
  'gcacw.why.7.4/lee-declare': 'Udział Lee można ogłosić tylko raz, tuż przed rzutem na dowodzenie w szturmie.',
  'gcacw.why.7.4/lee-bonus':
    'Lee pomaga tylko w szturmie dowódcy Konfederacji, który jest na jego heksie, i tylko gdy wróg wciąż zajmuje cel.',
  'gcacw.why.7.4/longstreet-not-with-lee': 'Longstreet ma własną premię, Lee nic do niej nie dodaje.',
  'gcacw.why.7.4/jackson-not-with-lee': 'Jackson ma własną premię, Lee nic do niej nie dodaje.',
  'gcacw.why.7.4/lee-one-corps-per-turn': 'W tej turze premia za obecność Lee przysługuje innemu korpusowi.',

  'gcacw.event.actionBegan.assault': 'Szturm: dowódca {{leader}}; jednostki: {{units}}.',
  'gcacw.event.assaultNumber': 'Dowódca {{leader}} rzuca na dowodzenie: rzut {{die}}, limit szturmu {{number}}.',
  'gcacw.event.assaultNumber.failed':
    'Dowódca {{leader}} rzuca na dowodzenie: rzut {{die}}, szturm nie dochodzi do skutku.',
  'gcacw.event.grandAssaultNumber':
    'Dowódca {{leader}} rzuca na szturm generalny: rzut {{die}}, limit szturmu generalnego {{number}}.',
  'gcacw.event.grandAssaultNumber.failed':
    'Dowódca {{leader}} rzuca na szturm generalny: rzut {{die}}, szturm generalny nie dochodzi do skutku. Zwykły szturm trwa.',
  'gcacw.event.leeAnnounced':
    'W szturmie bierze udział Lee; do końca tury premia za jego obecność przysługuje tylko korpusowi {{corps}}.',

  'gcacw.because.7.1/assault-step2-fatigue': 'szturm',
  'gcacw.because.7.1/grand-fatigue': 'szturm generalny',

  'gcacw.dice.command': 'dowodzenie szturmem',
  'gcacw.dice.grand-assault': 'dowodzenie szturmem generalnym',
} as const;
