/** For a screen that lies beside a real table. */
export const beside = {
  'lee.client.beside': 'Przy stole',
  'lee.client.beside.put': 'Połóż tutaj: {{name}}',
  'lee.client.beside.lies': 'Położone ostatnio: {{name}}',
  'lee.client.beside.from': '{{n}}, {{edge}}',
  'lee.client.beside.fromEdge': '{{edge}}',
  'lee.client.beside.left': 'od lewej krawędzi',
  'lee.client.beside.right': 'od prawej krawędzi',
  'lee.client.beside.top': 'od górnej krawędzi ({{side}})',
  'lee.client.beside.bottom': 'od dolnej krawędzi ({{side}})',
  'lee.client.beside.middle': 'Mierząc do środka.',
  'lee.client.beside.level': 'Mierząc do środka elementu; dłuższy bok biegnie wzdłuż dolnej krawędzi.',
  'lee.client.beside.turned':
    'Mierząc do środka elementu; dłuższy bok obrócony o {{n}}° zgodnie z ruchem wskazówek zegara względem dolnej krawędzi.',
  'lee.client.beside.turnedBack':
    'Mierząc do środka elementu; dłuższy bok obrócony o {{n}}° przeciwnie do ruchu wskazówek zegara względem dolnej krawędzi.',
  'lee.client.beside.looks': 'Mierząc do środka frontu, zwróconego {{way}}.',
  'lee.client.beside.looksTurned':
    'Mierząc do środka frontu, zwróconego {{way}} i obróconego stamtąd o {{n}}° zgodnie z ruchem wskazówek zegara.',
  'lee.client.beside.looksTurnedBack':
    'Mierząc do środka frontu, zwróconego {{way}} i obróconego stamtąd o {{n}}° przeciwnie do ruchu wskazówek zegara.',
  'lee.client.beside.way.up': 'prosto w górę',
  'lee.client.beside.way.right': 'do prawej krawędzi',
  'lee.client.beside.way.down': 'prosto w dół',
  'lee.client.beside.way.left': 'do lewej krawędzi',
  'lee.client.beside.chosen': 'Wskazane: {{name}}',
  'lee.client.beside.read': 'Przeczytaj na głos',
  'lee.client.beside.readAll': 'Czytaj na głos każde nowe miejsce',
  'lee.client.beside.elsewhere': 'Położyliśmy gdzie indziej',
  'lee.client.beside.remaining': 'do przejścia',
  'lee.client.beside.left.said': 'Zostało {{n}}',
  'lee.client.beside.howFar': 'Ile już przeszedł?',
  'lee.client.beside.less': 'Pół cala mniej',
  'lee.client.beside.more': 'Pół cala więcej',
  'lee.client.beside.nothing':
    'Kliknij coś na stole albo weź do ręki: tutaj przeczytasz, jak daleko leży od dwóch krawędzi.',
  'lee.client.beside.unseen': 'Nikt tu nie widział waszego stołu: liczy się to, co podacie.',
} as const;
