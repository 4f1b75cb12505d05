/** What is wrong with an army or a book of Lee. */
export const problems = {
  'problem.not-within': '{{found}} is out of range. It should be a number from {{minimum}} to {{maximum}}.',
  'problem.id-again': 'The id “{{found}}” is already taken in line {{line}}. Give this one another.',
  'problem.reserved-id': 'The id “{{found}}” means something else to the program. Give this one another.',
  'problem.id-of-brigadier':
    'The id “{{found}}” is that of a brigadier of the book, whom both armies share. Give this general another.',
  'problem.bad-zone':
    '“{{found}}” is not a zone of control. Write none, { shape: all-round, depth: 3 }, { shape: front-rect, depth: 3 } or { shape: front-arc, depth: 3, angle: 180 }.',
  'problem.no-commander':
    'Nobody here can be commander-in-chief. Add a general of level army or army-corps, with his character.',
  'problem.too-few-cards':
    'The deck has {{count}} cards, and {{least}} are drawn before the battle. Add cards, or raise a count.',
  'problem.lone-division':
    'A corps with isCorps: false is one division that stands alone. Keep one division, or take isCorps out.',
  'problem.unit-of-other-arm':
    'Units here are {{expected}}, and the type “{{found}}” is {{arm}}. Give the unit another type or another place in the list.',
  'problem.points-of-layout': 'A layout of one’s own has {{expected}} strategic points; here there are {{count}}.',
} as const;
