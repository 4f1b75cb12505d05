/** Entrenchment and recovery. */
export const works = {
  'gcacw.ask.recovery':
    '{{side}}: jednostki na poziomie zmęczenia 0 mogą budować umocnienia polowe, most albo naprawiać przeprawę, każda raz.',

  'gcacw.choice.entrench': 'budowanie umocnień: {{unit}}',

  'gcacw.verb.entrench': 'budowanie umocnień polowych',

  'gcacw.why.5.5/unit-not-leader': 'Umocnienia może budować tylko twoja jednostka na mapie, nigdy dowódca.',
  'gcacw.why.5.5/never-1862':
    'Przed 1863 rokiem nie można budować umocnień w ramach akcji, tylko w fazie reorganizacji.',
  'gcacw.why.5.5/availability-1863-optional':
    'W 1863 roku budowanie umocnień w ramach akcji to zasada opcjonalna, a w tej grze nie jest używana.',
  'gcacw.why.5.5/fatigue-limit-1863':
    'W 1863 roku umocnienia w ramach akcji może budować tylko jednostka na poziomie zmęczenia 2 lub niższym.',
  'gcacw.why.5.5/fatigue-limit-1864':
    'Umocnienia w ramach akcji może budować tylko jednostka na poziomie zmęczenia 3 lub niższym.',
  'gcacw.why.5.5/not-demoralized': 'Zdemoralizowana jednostka nie może budować umocnień.',
  'gcacw.why.5.5/not-fort-complete': 'Fort tej jednostki jest ukończony: nie ma nic więcej do zbudowania.',
  'gcacw.why.8.0/step-1-fatigue-0': 'W fazie reorganizacji budować i naprawiać mogą tylko twoje jednostki na mapie.',
  'gcacw.why.8.0/step-1-one-only': 'Ta jednostka wykonała już pracę w tej fazie reorganizacji.',
  'gcacw.why.9.0/recovery-fatigue-0':
    'W fazie reorganizacji umocnienia może budować tylko jednostka na poziomie zmęczenia 0.',
  'gcacw.why.9.0/1861-no-forts': 'W 1861 roku jednostka nie może zbudować nic lepszego niż szaniec.',
  'gcacw.why.9.0/procedure-by-year':
    'W roku tego scenariusza nie można zbudować nic lepszego niż umocnienia, które ta jednostka już ma.',
  'gcacw.why.11.0/d1-no-entrench': 'Jednostka zdemoralizowana w stopniu 1 nie może budować umocnień.',
  'gcacw.why.11.0/d2-no-entrench': 'Jednostka zdemoralizowana w stopniu 2 nie może budować umocnień.',

  'gcacw.event.actionBegan.entrench': 'Budowanie umocnień polowych: {{unit}}.',
  'gcacw.event.worksLost': 'Jednostka {{unit}} traci umocnienia ({{because}}).',
  'gcacw.event.worksBuilt': 'Jednostka {{unit}} buduje umocnienia: $t(gcacw.works.{{works}}) ({{because}}).',
  'gcacw.event.organized': 'Jednostka {{unit}} jest znów zorganizowana ({{because}}).',
  'gcacw.event.exhausted': 'Jednostka {{unit}} jest wyczerpana ({{because}}).',
  'gcacw.event.exhausted.over': 'Jednostka {{unit}} nie jest już wyczerpana ({{because}}).',
  'gcacw.event.rested': 'Jednostka {{unit}} odpoczywa i ma teraz poziom zmęczenia {{fatigue}} ({{because}}).',
  'gcacw.event.demoralization':
    'Jednostka {{unit}} jest teraz zdemoralizowana w stopniu {{demoralized}} ({{because}}).',
  'gcacw.event.demoralization.over': 'Jednostka {{unit}} nie jest już zdemoralizowana ({{because}}).',

  'gcacw.because.5.5/procedure-1863-fatigue': 'budowanie umocnień, dwa poziomy w 1863 roku',
  'gcacw.because.5.5/procedure-1864-fatigue': 'budowanie umocnień, jeden poziom od 1864 roku',
  'gcacw.because.8.0/step-3a-organize': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3b-exhausted': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3c-demoralize-1': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-3c-demoralize-2': 'poziom zmęczenia 0 lub 1',
  'gcacw.because.8.0/step-4-exhaust': 'poziom zmęczenia 3 lub 4',
  'gcacw.because.8.0/step-5-fatigue': 'trzy poziomy na turę',
  'gcacw.because.9.0/remove-on-leaving': 'opuszcza swój heks',
  'gcacw.because.5.5/procedure-1863-none': 'umocnienia z 1863 roku, w akcji',
  'gcacw.because.5.5/procedure-1863-bw-build': 'umocnienia z 1863 roku, w akcji',
  'gcacw.because.5.5/procedure-1863-bw': 'umocnienia z 1863 roku, w akcji',
  'gcacw.because.5.5/procedure-1863-fort-build': 'umocnienia z 1863 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-redoubt': 'umocnienia od 1864 roku, w akcji, w reducie',
  'gcacw.because.5.5/procedure-1864-none': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-abatis': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-bw-build': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-bw': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-fb1': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.5.5/procedure-1864-fb2': 'umocnienia od 1864 roku, w akcji',
  'gcacw.because.9.0/1861-redoubt': 'umocnienia z 1861 roku, w fazie reorganizacji, w reducie',
  'gcacw.because.9.0/1861-none': 'umocnienia z 1861 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1861-abatis-build': 'umocnienia z 1861 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1861-abatis': 'umocnienia z 1861 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1862-redoubt': 'umocnienia z 1862 roku, w fazie reorganizacji, w reducie',
  'gcacw.because.9.0/1862-none': 'umocnienia z 1862 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1862-bw-build': 'umocnienia z 1862 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1862-bw': 'umocnienia z 1862 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1862-fort-build': 'umocnienia z 1862 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1863-none': 'umocnienia z 1863 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1863-bw-build': 'umocnienia z 1863 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1863-bw': 'umocnienia z 1863 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1863-fort-build': 'umocnienia z 1863 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1864-redoubt': 'umocnienia od 1864 roku, w fazie reorganizacji, w reducie',
  'gcacw.because.9.0/1864-none': 'umocnienia od 1864 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1864-abatis': 'umocnienia od 1864 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1864-bw-build': 'umocnienia od 1864 roku, w fazie reorganizacji',
  'gcacw.because.9.0/1864-bw-fb1-fb2': 'umocnienia od 1864 roku, w fazie reorganizacji',
  'gcacw.because.7.2/entrench-lost-on-leaving': 'opuszcza swój heks',
} as const;
