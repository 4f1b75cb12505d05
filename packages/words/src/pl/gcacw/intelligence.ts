/** Limited intelligence: force markers, dummies, what is seen of them. */
export const intelligence = {
  'client.log.markers_one': 'Kładzenie i zdejmowanie znaczników zgrupowań, jeden raz.',
  'client.log.markers_few': 'Kładzenie i zdejmowanie znaczników zgrupowań, {{count}} razy.',
  'client.log.markers_many': 'Kładzenie i zdejmowanie znaczników zgrupowań, {{count}} razy.',
  'client.log.markers_other': 'Kładzenie i zdejmowanie znaczników zgrupowań, {{count}} razy.',
  'gcacw.dummy.infantry': 'piechota',
  'gcacw.dummy.cavalry': 'kawaleria',
  'gcacw.dummy.infantry-leader': 'piechota z dowódcą',
  'gcacw.dummy.cavalry-leader': 'kawaleria z dowódcą korpusu',
  'gcacw.dummy.cavalry-division-leader': 'kawaleria z dowódcą dywizji',
  'gcacw.marker': 'znacznik zgrupowania {{force}} ({{side}})',
  'gcacw.marker.units': 'znacznik zgrupowania {{force}} ({{side}}): {{units}}',
  'gcacw.marker.dummy': 'znacznik zgrupowania {{force}} ({{side}}): atrapa',

  'gcacw.ask.dummyMarch': '{{side}}: znacznik {{force}}, atrapa, maszeruje jako {{as}}, ma jeszcze {{points}}.',
  'gcacw.ask.dummyMarch.enemy': '{{side}}: maszeruje znacznik zgrupowania {{force}}.',
  'gcacw.ask.riding': '{{side}}: atrapy, które zaczynały na tym samym heksie, mogą ruszyć razem ze zgrupowaniem.',

  'gcacw.choice.conceal': 'ukryj pod znacznikiem {{force}}: {{units}}',
  'gcacw.choice.conceal.new': 'ukryj pod nowym znacznikiem: {{units}}',
  'gcacw.choice.conceal.dummy': 'połóż atrapę na heksie {{hex}}',
  'gcacw.choice.reveal': 'zdejmij znacznik {{force}}',
  'gcacw.choice.marchDummy': 'ruch atrapy {{force}}: {{as}}',
  'gcacw.choice.marchDummy.sham': 'ruch atrapy {{force}}: {{as}}, z pozorowanym rzutem na marsz wydłużony',
  'gcacw.choice.ride': 'atrapa {{force}} rusza razem',
  'gcacw.choice.ride.sham': 'atrapa {{force}} rusza razem, z pozorowanym rzutem na marsz wydłużony',
  'gcacw.choice.shamMarch': 'marsz: {{unit}}, z pozorowanym rzutem na marsz wydłużony',
  'gcacw.choice.sham': 'pozorowany rzut na marsz wydłużony',

  'gcacw.verb.conceal': 'użycie znacznika zgrupowania',
  'gcacw.verb.reveal': 'zdjęcie znacznika zgrupowania',
  'gcacw.verb.shamMarch': 'marsz z pozorowanym rzutem',
  'gcacw.verb.marchDummy': 'ruch atrapy',
  'gcacw.verb.ride': 'ruch atrapy razem ze zgrupowaniem',
  'gcacw.verb.sham': 'pozorowany rzut',

  'gcacw.why.LI/rule-is-optional':
    'Znaczniki zgrupowań ukrywają jednostki tylko z zasadą opcjonalną „Ograniczone rozpoznanie”.',
  'gcacw.why.LI/place-when':
    'Znaczniki zgrupowań można kłaść tylko po podjęciu inicjatywy, przed marszami albo między nimi.',
  'gcacw.why.LI/several-per-hex':
    'Pod znacznik na heksie mogą trafić tylko własne jednostki z tego heksu, a atrapę można położyć tylko tam, gdzie są własne jednostki lub znaczniki.',
  'gcacw.why.LI/dummy': 'Jako atrapa może się poruszać tylko własny znacznik, pod którym nic nie ma.',
  'gcacw.why.LI/ten-markers': 'Wszystkie dziesięć znaczników zgrupowań jest w użyciu.',
  'gcacw.why.LI/place-not-adjacent':
    'Znacznika zgrupowania nie można położyć obok wrogiej jednostki, do której można dojść.',
  'gcacw.why.LI/place-not-near-cavalry': 'Zobaczyłaby go wroga kawaleria w odległości do dwóch heksów.',
  'gcacw.why.LI/remove-any-time': 'Zdjąć można tylko własny znacznik zgrupowania.',
  'gcacw.why.LI/extended-march-open':
    'Pozorowany rzut wykonuje się, zanim znacznik się poruszy, nie częściej niż byłby możliwy prawdziwy, a z dowódcą nie razem z jego rzutem.',
  'gcacw.why.LI/dummy-rides-along':
    'Razem mogą ruszyć tylko atrapy, które zaczynały na heksie aktywowanego znacznika, każda raz.',

  'gcacw.event.forcePlaced': '{{side}}: znacznik zgrupowania {{force}} leży na heksie {{hex}}.',
  'gcacw.event.forcePlaced.units': '{{side}}: znacznik zgrupowania {{force}} na heksie {{hex}} zakrywa: {{units}}.',
  'gcacw.event.forceRevealed.units':
    '{{side}}: znacznik zgrupowania {{force}} znika z heksu {{hex}}: {{units}} ({{because}}).',
  'gcacw.event.forceRevealed.dummy':
    '{{side}}: znacznik zgrupowania {{force}} znika z heksu {{hex}}: była to atrapa ({{because}}).',
  'gcacw.event.unitUncovered': 'Jednostka {{unit}} wychodzi spod znacznika zgrupowania ({{because}}).',
  'gcacw.event.forceActivated': '{{side}}: aktywowany znacznik zgrupowania {{force}}.',
  'gcacw.event.forceRolled': '{{side}}: znacznik zgrupowania {{force}} ma na marsz {{points}}.',
  'gcacw.event.forceExtendedMarch': '{{side}}: znacznik zgrupowania {{force}}, rzut na marsz wydłużony: {{die}}.',
  'gcacw.event.forceMoved': '{{side}}: znacznik zgrupowania {{force}} przechodzi z heksu {{from}} na heks {{to}}.',

  'gcacw.because.LI/reveal-adjacent': 'obok wroga',
  'gcacw.because.LI/reveal-cavalry': 'dostrzegła go kawaleria',
  'gcacw.because.LI/remove-any-time': 'z wyboru',
  'gcacw.because.LI/shown-by-deed': 'zdradziło go jego działanie',
  'gcacw.because.LI/shown-at-end': 'koniec gry',
  'gcacw.because.LI/ten-markers': 'zabrakło znaczników',
} as const;
