/** Optional rules. */
export const options = {
  'client.options': 'Zasady opcjonalne',
  'gcacw.option.delayBeforeForceMarch': 'Opóźnienie przed marszem forsownym',
  'gcacw.option.delayBeforeForceMarch.about':
    'Punkty ruchu, które wycofująca się kawaleria odbiera na początku marszu, odejmuje się od razu, najniżej do zera; marsz forsowny zwiększa to, co zostało.',
  'gcacw.option.fatigue4March': 'Marsz na poziomie zmęczenia 4',
  'gcacw.option.fatigue4March.about':
    'Zorganizowana jednostka na poziomie zmęczenia 4 może jeszcze maszerować: od razu się dezorganizuje, pozostaje na poziomie 4 i nie może wykonać marszu forsownego.',
  'gcacw.option.fatigue4MakesLeaderEligible': 'Zmęczone jednostki wystarczają do aktywacji dowódcy',
  'gcacw.option.fatigue4MakesLeaderEligible.about':
    'Jeśli gra się z marszem na poziomie zmęczenia 4, dowódcę można aktywować także wtedy, gdy wszystkie podległe mu jednostki w jego zasięgu dowodzenia są na tym poziomie.',
  'gcacw.option.entrenchActions1863': 'Budowanie umocnień w akcji w 1863 roku',
  'gcacw.option.entrenchActions1863.about':
    'W scenariuszach z 1863 roku jednostka na poziomie zmęczenia 2 lub niższym może budować umocnienia polowe w ramach akcji, kosztem dwóch poziomów zmęczenia.',
  'gcacw.option.trailsOpenSwamps': 'Szlaki przez bagna',
  'gcacw.option.trailsOpenSwamps.about': 'Szlak, tak jak droga, pozwala wejść na heks bagna i z niego wyjść.',
  'gcacw.option.trailOverCrossing': 'Szlaki na przeprawach',
  'gcacw.option.trailOverCrossing.about':
    'Jednostka, która przekracza rzekę wzdłuż szlaku, płaci za szlak, a nie za teren na drugim brzegu.',
  'gcacw.option.friendlyHexRoundsAtThree': 'Zatłoczone heksy: ułamki w górę do trzech',
  'gcacw.option.friendlyHexRoundsAtThree.about':
    'Własna piechota i artyleria podnoszą koszt wejścia na heks już przy łącznej wartości bojowej powyżej 2, a nie dopiero od 3.',
  'gcacw.option.combatChartPrintedF': 'Tabela walki: F zgodnie z drukiem',
  'gcacw.option.combatChartPrintedF.about':
    'W wierszu −2 obrońcę o wartości bojowej od 12 do 18 spotyka F, tak jak wydrukowano w tabeli, a nie f jak wszystkich innych.',
  'gcacw.option.attackAcrossUnfordable': 'Ataki przez rzeki nie do przejścia w bród',
  'gcacw.option.attackAcrossUnfordable.about':
    'W turze bez deszczu wolno atakować przez bród zamknięty wysoką wodą; nikt go jednak nie przekracza, nawet po zwycięskim ataku.',
  'gcacw.option.limitedIntelligence': 'Ograniczone rozpoznanie',
  'gcacw.option.limitedIntelligence.about':
    'Jednostki można ukryć pod znacznikami zgrupowań, a znacznik może nic nie zakrywać. Przeciwnik widzi same znaczniki, dopóki się nie zbliży.',
} as const;
