/** A first battlefield, step by step. */
export const lesson = {
  'lee.client.lesson.title': 'A first battlefield',
  'lee.client.lesson.place': 'step {{n}} of {{of}}',
  'lee.client.lesson.fold': 'Fold',
  'lee.client.lesson.open': 'Open',
  'lee.client.lesson.leave': 'Leave the lesson',
  'lee.client.lesson.lists': 'Each side brings an army list. Choose one of yours; lists are open to both.',
  'lee.client.lesson.year': 'Both players agree on a year. Propose one, or agree to the other’s.',
  'lee.client.lesson.generals':
    'Generals are drawn level by level and lie open. Somebody may redraw one; watch whose commander is aggressive.',
  'lee.client.lesson.cards':
    'Five cards each, keep three. From here on a curtain asks you to hand the screen over before a secret choice. Now your cards lie open; beside the table, later, they are closed: hold H or the button there to see them.',
  'lee.client.lesson.assignment':
    'Generals of one level may change places. Drag one to another command, or choose from the list, then say that you are done.',
  'lee.client.lesson.declaration':
    'Declare a battlefield in secret. The character of your commander adds dice: a cautious one has most on defensive ground, an aggressive one has none more there. Each battlefield says where its dice come from.',
  'lee.client.lesson.initiative':
    'The roll decides who is player A: he chooses the terrain list and lays the river if he likes; B lays first.',
  'lee.client.lesson.linear':
    'Take a road, a stream or, as A, the river, from the panel. What is not legal turns red-brown, and the panel says why. You may also pass.',
  'lee.client.lesson.bridges':
    'The other player puts the bridges on the river: click the river, at least 3 inches between two of them.',
  'lee.client.lesson.ordinary':
    'Click a piece in the pool: it comes to lie on the table, in hand. Drag it there or click where it shall lie, turn it, and lay it. At least three of yours go into your own zone.',
  'lee.client.lesson.barriers':
    'Fences and walls run along your own roads and fields: click one on the table, or pass.',
  'lee.client.lesson.changes':
    'Whoever may exchange or shift terrain does it now. Click a piece; when you are done, say so.',
  'lee.client.lesson.works': 'Field fortifications come last, before the bases are set up.',
  'lee.client.lesson.tactics': 'Seal one army tactic. It stays secret to the end, and says what pays for you.',
  'lee.client.lesson.cavalry': 'Who has cavalry seals a cavalry tactic; both are shown together.',
  'lee.client.lesson.patrols': 'Say which corps is behind which patrol marker. Only you know.',
  'lee.client.lesson.markers':
    'Place the markers in turns, in your zone or on ground that your cavalry tactic has opened.',
  'lee.client.lesson.deployment':
    'The markers are turned, and units stand near them. One button lines up a corps; drag units if you want them elsewhere.',
  'lee.client.lesson.battle':
    'The bar below says what is due in this turn: cards, the roll for initiative, then the corps, one after another. Each fights first and moves then.',
  'lee.client.lesson.activation': 'Activate a corps: choose it in the panel. It fights first and moves then.',
  'lee.client.lesson.combat':
    'First this corps fights, at your own table. If there is no fight, or when it is over, press “{{button}}”, or march at once: the first march says the same.',
  'lee.client.lesson.moves':
    'Drag a unit, or click it and then where it goes: the gauge says what is left and what an obstacle took. When all have moved, press “{{button}}”.',
  'lee.client.lesson.done':
    'The battle is over, and so is this lesson: you have set up a battlefield and fought on it. The next one is yours, without hints.',
  'lee.client.lesson.end': 'Report who holds what. Then the tactics are opened and paid.',
} as const;
