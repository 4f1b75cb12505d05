/** A march laid out on the map, and an army that hides. */
export const march = {
  'client.march.reached': 'koszt {{points}}, szansa {{chance}}',
  'client.march.die': 'kość: {{sum}} lub więcej',
  'client.march.dice': 'kości ({{dice}}): razem {{sum}} lub więcej',
  'client.march.kept': 'przez wybrane heksy',
  'client.march.noWay': 'W tym marszu nie ma tam drogi.',
  'client.march.then': 'Potem {{who}}: {{ways}}',
  'client.march.attack': '{{type}} {{chance}}',
  'client.march.letGo': '{{unit}} na {{hex}}: punkty ruchu {{points}}, {{chance}}. Puść, aby maszerować.',
  'client.march.press':
    '{{unit}} na {{hex}}: punkty ruchu {{points}}, {{chance}}. Enter: marsz, {{key}}: przez ten heks.',
  'client.march.gesture': 'Podejmuje też inicjatywę; potem rzut.',
  'client.march.dies': 'Rzut nastąpi przy wymarszu.',
  'client.march.tooFew':
    '{{unit}} ma punktów ruchu: {{points}}, a trasa kosztuje {{needed}}: czeka na miejscu. Wybierz bliższy heks albo coś innego.',
  'client.march.worse': '{{unit}} ponosi uszczerbek, zanim zrobi pierwszy krok: zdecyduj jeszcze raz, czy idzie.',
  'client.march.onlyForced': 'Dojdzie tam tylko marszem forsownym: najpierw rozpocznij marsz, potem go forsuj.',
  'client.hint.unitMarch': '{{unit}}: wskaż heks, a tam pomaszeruje.',
  'client.hint.outOfReach': '{{unit}} nie dotrze tam w jednym marszu.',
  'client.legend.kept': 'wybrany punkt trasy',
  'client.keys.march': 'gdy wybrano jednostkę: wytycz trasę',
  'client.keys.keep': 'wybierz heks trasy, maszeruj',
  'client.keys.panMarch': 'przesuń wtedy mapę',
  'client.hide': 'Ukryj armię ({{count}})',
  'client.hideTaking': 'Podejmij i ukryj armię ({{count}})',
  'client.hide.note': 'Wróg widzi twoje jednostki. Ukryją je znaczniki zgrupowań.',
} as const;
