/** Pontoon bridges built, crossings destroyed, dismantled and repaired. */
export const bridges = {
  'gcacw.ask.march.over':
    '{{side}}: the march of {{unit}} is over. A crossing there may still be destroyed or dismantled.',

  'gcacw.choice.build': 'bridge {{hexside}} with {{unit}}',
  'gcacw.choice.destroy': 'end the march and try to destroy {{hexside}}',
  'gcacw.choice.dismantle': 'dismantle the pontoon bridge {{hexside}}',
  'gcacw.choice.repair': '{{unit}}: try to repair {{hexside}}',

  'gcacw.verb.build': 'build a bridge',
  'gcacw.verb.destroy': 'destroy a crossing',
  'gcacw.verb.dismantle': 'dismantle a pontoon bridge',
  'gcacw.verb.repair': 'repair a crossing',

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
  'gcacw.why.5.1/march-ends': 'This march is over: nothing but a crossing of its last hex can still be dealt with.',
  'gcacw.why.7.1/restrict-enemy-pontoon': "No attack goes over the enemy's pontoon bridge.",
  'gcacw.why.10.1/one-bridge-per-hexside': 'A pontoon bridge is in its place, and a hexside has one bridge at most.',
  'gcacw.why.10.2/pontoon-enemy-no-cross': 'That pontoon bridge is the enemy’s, and serves only him.',
  'gcacw.why.10.2/dismantle':
    'A marching unit dismantles a pontoon bridge of its own side, and one that touches the hex it is in.',
  'gcacw.why.10.2/dams-fords-indestructible': 'Dams and fords cannot be destroyed.',
  'gcacw.why.10.2/what-can-be-destroyed': 'No bridge or ferry is standing there that could be destroyed.',
  'gcacw.why.10.2/indestructible-list': 'That bridge cannot be destroyed.',
  'gcacw.why.10.2/destroy-bridge-who':
    'A bridge can be destroyed by infantry with a Combat value of 5 or more that ends its march in one of its two hexes.',
  'gcacw.why.10.2/destroy-bridge-who-siv':
    'A bridge can be destroyed by infantry with a Combat value of 3 or more that ends its march in one of its two hexes.',
  'gcacw.why.10.2/destroy-ferry-who':
    'A ferry can be destroyed by infantry or cavalry that ends its march in one of its two hexes.',
  'gcacw.why.10.2/destroy-once-per-unit': 'That unit has tried to destroy a crossing in this turn already.',
  'gcacw.why.10.2/destroy-not-enemy-occupied': 'An enemy is in one of the two hexes.',
  'gcacw.why.10.2/destroy-not-enemy-zoc':
    'One of the two hexes is in an enemy zone of control, and no friendly unit is in it.',
  'gcacw.why.10.3/infantry-only': 'Only infantry repairs crossings.',
  'gcacw.why.10.3/eligible-fatigue-0': 'Only a unit at Fatigue Level 0 repairs a crossing.',
  'gcacw.why.10.3/eligible-cv': 'A repair takes a Combat value of 5 or more.',
  'gcacw.why.10.3/eligible-cv-siv': 'A repair takes a Combat value of 2 or more.',
  'gcacw.why.10.3/eligible-no-other-work': 'That unit has done other work in this Recovery Phase already.',
  'gcacw.why.10.3/one-per-player': 'Each player tries one repair in a Recovery Phase, and yours has been made.',
  'gcacw.why.10.3/not-rain': 'Nothing is repaired in a rain turn.',
  'gcacw.why.10.3/eligible-hex': "No destroyed bridge or ferry is at this hexside of the unit's hex.",
  'gcacw.why.10.3/chatham-slb': 'That bridge cannot be repaired in this game.',
  'gcacw.why.10.3/siv-county-control': 'The Union repairs only where one of the two hexes is in a county it controls.',
  'gcacw.why.10.3/enemy-blocks': 'Enemies with a Combat value of 5 or more are in one of the two hexes.',
  'gcacw.why.10.3/enemy-blocks-siv': 'Enemies with a Combat value of 2 or more are in one of the two hexes.',

  'gcacw.event.bridgeBuilt': '{{unit}} builds a pontoon bridge at {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.bridgeFailed':
    '{{unit}} fails to build a pontoon bridge at {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.crossingDestroyed':
    '{{unit}} destroys the $t(gcacw.crossing.{{what}}) {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.crossingRepaired':
    '{{unit}} repairs the $t(gcacw.crossing.{{what}}) {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.crossingAttemptFailed.destroy':
    '{{unit}} fails to destroy the $t(gcacw.crossing.{{what}}) {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.crossingAttemptFailed.repair':
    '{{unit}} fails to repair the $t(gcacw.crossing.{{what}}) {{hexside}}: die {{die}}, modifier {{modifier}}.',
  'gcacw.event.pontoonRemoved': 'The pontoon bridge {{hexside}} is removed ({{because}}).',

  'gcacw.because.10.2/dismantle': 'dismantled by its own side',
  'gcacw.because.10.2/pontoon-removed': 'the enemy is there',
  'gcacw.because.10.2/pontoon-removed-siv': 'the enemy is there',
  'gcacw.because.10.2/pontoon-attachment-phase': 'the enemy there has recovered',

  'gcacw.dice.bridge': 'building a bridge',
  'gcacw.dice.destroy-crossing': 'destroying a crossing',
  'gcacw.dice.repair-crossing': 'repairing a crossing',
} as const;
