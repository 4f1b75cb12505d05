/** Chapter 10: pontoon bridges. */
export const bridges = {
  'gcacw.choice.build': 'bridge {{hexside}} with {{unit}}',
  'gcacw.verb.build': 'build a bridge',
  'gcacw.dice.bridge': 'building a bridge',

  'gcacw.why.10.1/slb-original-rules': 'This game builds bridges by rules of its own, which are not played here.',
  'gcacw.why.10.1/infantry-only': 'Only infantry builds bridges.',
  'gcacw.why.10.1/eligible-fatigue-0': 'A unit builds a bridge only at Fatigue Level 0.',
  'gcacw.why.10.1/eligible-cv-5': 'Building a bridge takes a unit of Combat value 5 or more.',
  'gcacw.why.10.1/eligible-cv-3-siv': 'Building a bridge takes a unit of Combat value 3 or more in this game.',
  'gcacw.why.10.1/eligible-no-other-work': 'That unit has done other work already in this Recovery Phase.',
  'gcacw.why.10.1/one-attempt-per-unit': 'That unit has tried to build a bridge already in this Recovery Phase.',
  'gcacw.why.10.1/one-attempt-per-hex':
    'Another unit of this hex has tried to build a bridge already in this Recovery Phase.',
  'gcacw.why.10.1/no-creek-bridges': 'No bridges are built over creeks.',
  'gcacw.why.10.1/eligible-hexside':
    "A bridge is built over a river hexside of the unit's own hex that has no bridge or dam.",
  'gcacw.why.10.1/major-confederate': 'In this game the Confederacy builds no bridges over major rivers.',
  'gcacw.why.10.1/major-union': 'In this game the Union builds no bridges over major rivers.',
  'gcacw.why.10.1/not-rain': 'No bridges are built in the rain.',
  'gcacw.why.10.1/failed-hexside-wait':
    'A bridge was tried here in vain this turn. Nobody may try again before the next.',
  'gcacw.why.10.1/enemy-blocks': 'Enemies of Combat value 5 or more stand on the bank: no bridge can be built.',
  'gcacw.why.10.1/enemy-blocks-siv':
    'Enemies of Combat value 3 or more stand on the bank: in this game no bridge can be built.',
  'gcacw.why.10.1/minor-marker-needed': 'All your bridges for minor rivers are in use.',
  'gcacw.why.10.1/major-marker-needed': 'All your bridges for major rivers are in use.',

  'gcacw.event.bridgeBuilt': '{{unit}} builds a pontoon bridge at {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.bridgeFailed':
    '{{unit}} fails to build a pontoon bridge at {{hexside}}: die {{die}}, modifier {{modifier}}.',
} as const;
