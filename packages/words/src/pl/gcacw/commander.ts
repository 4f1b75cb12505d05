/** Levels and styles of the computer as a commander. */
export const commander = {
  'gcacw.commander.level.recruit': 'Rekrut',
  'gcacw.commander.level.recruit.about':
    'Widzi jedną akcję naprzód, prowadzi jednostki pojedynczo, często się myli i wiele przeocza: w sam raz do nauki.',
  'gcacw.commander.level.regular': 'Regularny',
  'gcacw.commander.level.regular.about':
    'Atakuje, gdy szanse są dobre, i zna miejsca, które się liczą, ale prowadzi jednostki pojedynczo, myśli tylko o bieżącym dniu i czasem się myli lub coś przeocza.',
  'gcacw.commander.level.veteran': 'Weteran',
  'gcacw.commander.level.veteran.about':
    'Daje każdemu zgrupowaniu rozkaz na dany dzień, trzyma się go, póki ma sens, i przemyśla swoje reakcje. Z następnych dni widzi mniej niż połowę i niekiedy się myli lub coś przeocza.',
  'gcacw.commander.level.general': 'Generał',
  'gcacw.commander.level.general.about':
    'Gra jak Weteran, ale widzi aż do końca gry i niczego nie przeocza. Gromadzi jednostki do szturmów, a w ostatniej turze patrzy, kto wygrywa: gdy przegrywa, ryzykuje, a gdy prowadzi, nie. Ostatnie akcje małych gier sprawdza do samego końca.',
  'gcacw.commander.style.cautious': 'ostrożny',
  'gcacw.commander.style.cautious.about': 'Oszczędza ludzi, nawet gdy można zdobyć punkty.',
  'gcacw.commander.style.balanced': 'wyważony',
  'gcacw.commander.style.balanced.about': 'Punkty i ludzie ważą tyle samo.',
  'gcacw.commander.style.bold': 'śmiały',
  'gcacw.commander.style.bold.about': 'Ryzykuje ludzi dla punktów.',
} as const;
