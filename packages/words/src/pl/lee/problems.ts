/** What is wrong with an army or a book of Lee. */
export const problems = {
  'problem.not-within': 'Wartość {{found}} jest poza zakresem. Powinna to być liczba od {{minimum}} do {{maximum}}.',
  'problem.id-again': 'Identyfikator „{{found}}” jest już zajęty w wierszu {{line}}. Nadaj tutaj inny.',
  'problem.reserved-id': 'Identyfikator „{{found}}” ma w programie inne znaczenie. Nadaj tutaj inny.',
  'problem.id-of-brigadier':
    'Identyfikator „{{found}}” ma już brygadier z podręcznika, wspólny dla obu armii. Nadaj temu generałowi inny.',
  'problem.bad-zone':
    '„{{found}}” nie jest strefą kontroli. Wpisz none, { shape: all-round, depth: 3 }, { shape: front-rect, depth: 3 } albo { shape: front-arc, depth: 3, angle: 180 }.',
  'problem.no-commander':
    'Nikt tu nie może być wodzem naczelnym. Dodaj generała szczebla army albo army-corps, z jego charakterem (character).',
  'problem.too-few-cards':
    'Kart w talii jest {{count}}, a przed bitwą losuje się {{least}}. Dodaj karty albo zwiększ pole count.',
  'problem.lone-division':
    'Korpus z polem isCorps: false to jedna samodzielna dywizja. Zostaw jedną dywizję albo usuń isCorps.',
  'problem.unit-of-other-arm':
    'Tutaj stoją jednostki rodzaju {{expected}}, a typ „{{found}}” to {{arm}}. Zmień typ jednostki albo jej miejsce w rozpisce.',
  'problem.points-of-layout': 'Własny układ ma punktów strategicznych: {{expected}}; tutaj jest ich {{count}}.',
} as const;
