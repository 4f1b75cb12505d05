/** Pontoon bridges built, crossings destroyed, dismantled and repaired. */
export const bridges = {
  'gcacw.ask.march.over':
    '{{side}}: the march of {{unit}} is over. A crossing there may still be destroyed or dismantled.',

  'gcacw.choice.build': 'build a bridge at {{hexside}} with {{unit}}',
  'gcacw.choice.destroy': 'end the march and try to destroy the crossing {{hexside}}',
  'gcacw.choice.dismantle': 'dismantle the pontoon bridge {{hexside}}',
  'gcacw.choice.repair': '{{unit}}: try to repair the crossing {{hexside}}',

  'gcacw.verb.build': 'build a bridge',
  'gcacw.verb.destroy': 'destroy a crossing',
  'gcacw.verb.dismantle': 'dismantle a pontoon bridge',
  'gcacw.verb.repair': 'repair a crossing',

  'gcacw.why.10.1/slb-original-rules':
    'This game has rules of its own for building bridges, and Wigwag does not include them.',
  'gcacw.why.10.1/infantry-only': 'Only infantry can build bridges.',
  'gcacw.why.10.1/eligible-fatigue-0': 'A unit can build a bridge only at Fatigue Level 0.',
  'gcacw.why.10.1/eligible-cv-5': 'Building a bridge needs a unit with a Combat value of 5 or more.',
  'gcacw.why.10.1/eligible-cv-3-siv': 'In this game building a bridge needs a unit with a Combat value of 3 or more.',
  'gcacw.why.10.1/eligible-no-other-work': 'That unit has already done other work in this Recovery Phase.',
  'gcacw.why.10.1/one-attempt-per-unit': 'That unit has already tried to build a bridge in this Recovery Phase.',
  'gcacw.why.10.1/one-attempt-per-hex':
    'Another unit in this hex has already tried to build a bridge in this Recovery Phase.',
  'gcacw.why.10.1/no-creek-bridges': 'Bridges cannot be built over creeks.',
  'gcacw.why.10.1/eligible-hexside':
    'A bridge can be built only over a river hexside of the unit’s own hex that has no bridge or dam.',
  'gcacw.why.10.1/major-confederate': 'In this game the Confederacy cannot build bridges over major rivers.',
  'gcacw.why.10.1/major-union': 'In this game the Union cannot build bridges over major rivers.',
  'gcacw.why.10.1/not-rain': 'Bridges cannot be built in a rain turn.',
  'gcacw.why.10.1/failed-hexside-wait':
    'An attempt to build a bridge here has failed this turn. Nobody may try again before the next turn.',
  'gcacw.why.10.1/enemy-blocks':
    'Enemy units with a Combat value of 5 or more are on the bank: no bridge can be built.',
  'gcacw.why.10.1/enemy-blocks-siv':
    'Enemy units with a Combat value of 3 or more are on the bank: in this game no bridge can be built.',
  'gcacw.why.10.1/minor-marker-needed': 'All your bridges for minor rivers are in use.',
  'gcacw.why.10.1/major-marker-needed': 'All your bridges for major rivers are in use.',
  'gcacw.why.5.1/march-ends':
    'This march is over: only a crossing of its last hex can still be destroyed or dismantled.',
  'gcacw.why.7.1/restrict-enemy-pontoon': 'An attack cannot cross the enemy’s pontoon bridge.',
  'gcacw.why.10.1/one-bridge-per-hexside':
    'There is already a pontoon bridge here, and a hexside can have only one bridge.',
  'gcacw.why.10.2/pontoon-enemy-no-cross': 'That pontoon bridge belongs to the enemy, and only he can cross it.',
  'gcacw.why.10.2/dismantle':
    'A marching unit can dismantle only a pontoon bridge of its own side that touches its hex.',
  'gcacw.why.10.2/dams-fords-indestructible': 'Dams and fords cannot be destroyed.',
  'gcacw.why.10.2/what-can-be-destroyed': 'There is no bridge or ferry here that could be destroyed.',
  'gcacw.why.10.2/indestructible-list': 'That bridge cannot be destroyed.',
  'gcacw.why.10.2/destroy-bridge-who':
    'Only infantry with a Combat value of 5 or more that ends its march in one of the bridge’s two hexes can destroy it.',
  'gcacw.why.10.2/destroy-bridge-who-siv':
    'Only infantry with a Combat value of 3 or more that ends its march in one of the bridge’s two hexes can destroy it.',
  'gcacw.why.10.2/destroy-ferry-who':
    'Only infantry or cavalry that ends its march in one of the ferry’s two hexes can destroy it.',
  'gcacw.why.10.2/destroy-once-per-unit': 'That unit has already tried to destroy a crossing this turn.',
  'gcacw.why.10.2/destroy-not-enemy-occupied': 'An enemy is in one of the two hexes.',
  'gcacw.why.10.2/destroy-not-enemy-zoc':
    'One of the two hexes is in an enemy zone of control and has no friendly unit in it.',
  'gcacw.why.10.3/infantry-only': 'Only infantry can repair crossings.',
  'gcacw.why.10.3/eligible-fatigue-0': 'Only a unit at Fatigue Level 0 can repair a crossing.',
  'gcacw.why.10.3/eligible-cv': 'A repair needs a Combat value of 5 or more.',
  'gcacw.why.10.3/eligible-cv-siv': 'A repair needs a Combat value of 2 or more.',
  'gcacw.why.10.3/eligible-no-other-work': 'That unit has already done other work in this Recovery Phase.',
  'gcacw.why.10.3/one-per-player':
    'Each player may try one repair in a Recovery Phase, and you have already tried yours.',
  'gcacw.why.10.3/not-rain': 'Nothing can be repaired in a rain turn.',
  'gcacw.why.10.3/eligible-hex': 'There is no destroyed bridge or ferry at this hexside of the unit’s hex.',
  'gcacw.why.10.3/chatham-slb': 'That bridge cannot be repaired in this game.',
  'gcacw.why.10.3/siv-county-control':
    'The Union can repair only where one of the two hexes is in a county it controls.',
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
