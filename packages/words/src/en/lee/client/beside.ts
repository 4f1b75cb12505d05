/** For a screen that lies beside a real table. */
export const beside = {
  'lee.client.beside': 'At a real table',
  'lee.client.beside.put': 'Put it here: {{name}}',
  'lee.client.beside.lies': 'Laid last: {{name}}',
  'lee.client.beside.from': '{{n}} from the {{edge}}',
  'lee.client.beside.fromEdge': 'from the {{edge}}',
  'lee.client.beside.left': 'left edge',
  'lee.client.beside.right': 'right edge',
  'lee.client.beside.top': 'upper edge ({{side}})',
  'lee.client.beside.bottom': 'lower edge ({{side}})',
  'lee.client.beside.middle': 'To its middle.',
  'lee.client.beside.level': 'To the middle of the piece; its long side runs along the lower edge.',
  'lee.client.beside.turned':
    'To the middle of the piece; its long side is turned {{n}}° clockwise from the lower edge.',
  'lee.client.beside.turnedBack':
    'To the middle of the piece; its long side is turned {{n}}° counter-clockwise from the lower edge.',
  'lee.client.beside.looks': 'To the middle of its front, which looks {{way}}.',
  'lee.client.beside.looksTurned':
    'To the middle of its front, which looks {{way}}, turned {{n}}° clockwise from that.',
  'lee.client.beside.looksTurnedBack':
    'To the middle of its front, which looks {{way}}, turned {{n}}° counter-clockwise from that.',
  'lee.client.beside.way.up': 'straight up',
  'lee.client.beside.way.right': 'to the right edge',
  'lee.client.beside.way.down': 'straight down',
  'lee.client.beside.way.left': 'to the left edge',
  'lee.client.beside.chosen': 'Chosen: {{name}}',
  'lee.client.beside.read': 'Read it aloud',
  'lee.client.beside.readAll': 'Read every new place aloud',
  'lee.client.beside.elsewhere': 'We put it elsewhere',
  'lee.client.beside.remaining': 'left',
  'lee.client.beside.left.said': '{{n}} left',
  'lee.client.beside.howFar': 'How far has it gone?',
  'lee.client.beside.less': 'Half an inch less',
  'lee.client.beside.more': 'Half an inch more',
  'lee.client.beside.nothing':
    'Click a piece or take something in hand: here it is told how far it lies from two edges.',
  'lee.client.beside.unseen': 'Nobody here has seen your table: what counts is what you tell.',
} as const;
