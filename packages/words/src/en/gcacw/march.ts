/** Marches and movement. */
export const march = {
  'gcacw.ask.march': '{{side}}: {{unit}} marches, {{points}} left.',

  'gcacw.choice.march': 'march with {{unit}}',
  'gcacw.choice.force': 'force march',
  'gcacw.choice.step': 'to {{to}}',
  'gcacw.choice.stop': 'end the march',

  'gcacw.verb.march': 'march',
  'gcacw.verb.force': 'force march',
  'gcacw.verb.step': 'march on',
  'gcacw.verb.stop': 'end the march',

  'gcacw.why.5.1/one-unit': 'Only one of your own units on the map can march.',
  'gcacw.why.5.1/fatigue-3-or-less': 'A unit at Fatigue Level 4 may not march.',
  'gcacw.why.5.1/optional-fatigue-4-march': 'At Fatigue Level 4 a unit may march only if it is organized.',
  'gcacw.why.5.1/force-not-artillery-wagon': 'Artillery and wagon trains may not force march.',
  'gcacw.why.5.1/optional-fatigue-4-no-force': 'A unit that marches at Fatigue Level 4 may not force march.',
  'gcacw.why.5.1/force-declare-step-3':
    'A force march can be declared only once in a march, before the unit enters its first hex.',
  'gcacw.why.5.1/force-needs-organized': 'Only an organized unit may force march.',
  'gcacw.why.2.3/partial-hexes-off-map': 'The path there would cross hexes that are not in play.',
  'gcacw.why.6.5/fatigue-4-no-action': 'A unit at Fatigue Level 4 may not act.',
  'gcacw.why.6.1/move-cost': 'That hex is not adjacent to the unit.',
  'gcacw.why.6.1/no-move-at-zero': 'The unit has no movement points left.',
  'gcacw.why.6.2/water': 'Units cannot enter water hexes or cross all-water hexsides.',
  'gcacw.why.6.2/enemy-hex': 'The enemy holds that hex.',
  'gcacw.why.6.2/mountain-access': 'Mountains can be entered and left only by road, pike, railroad or trail.',
  'gcacw.why.6.2/swamp-access':
    'A swamp can be entered and left only by road, pike or railroad, or by trail with the optional rule “Trails through swamps”.',
  'gcacw.why.6.2/river-crossing': 'A river can be crossed only at a bridge, dam, ferry or ford.',
  'gcacw.why.6.2/exit-zoc-first-activity':
    'A unit can leave an enemy zone of control only if it began its march there, and only as the first thing it does.',
  'gcacw.why.6.2/minimum-one-hex':
    'That hex costs {{cost}} MP, and {{left}} MP are left; only the first hex of a march may be entered without paying in full.',

  'gcacw.event.actionBegan.march': 'March: {{unit}}.',
  'gcacw.event.allowanceRolled': '{{unit}} has {{points}}.',
  'gcacw.event.allowanceRolled.plus': '{{unit}} has {{points}} (the roll plus {{plus}}).',
  'gcacw.event.allowanceRolled.leader': 'Every unit under {{leader}} has {{points}}.',
  'gcacw.event.allowanceRolled.leader.plus': 'Every unit under {{leader}} has {{points}} (the roll plus {{plus}}).',
  'gcacw.event.fatigued': '{{unit}} is now at Fatigue Level {{fatigue}} ({{because}}).',
  'gcacw.event.extendedMarch.NE':
    '{{unit}} makes an extended march: die {{die}}, modifier {{modifier}}, so {{total}}, and up to 5 nothing happens.',
  'gcacw.event.extendedMarch.D':
    '{{unit}} makes an extended march: die {{die}}, modifier {{modifier}}, so {{total}}, and from 6 on it disorganizes.',
  'gcacw.event.extendedMarch.loss':
    '{{unit}} makes an extended march: die {{die}}, modifier {{modifier}}, so {{total}}, and from 6 on a disorganized unit loses Manpower, here {{result}}.',
  'gcacw.event.forceMarched': '{{unit}} force marches: roll {{roll}}, {{points}} more, no loss.',
  'gcacw.event.forceMarched.loss':
    '{{unit}} force marches: roll {{roll}}, {{points}} more, a loss of {{loss}} Manpower.',
  'gcacw.event.disorganized': '{{unit}} is disorganized ({{because}}).',
  'gcacw.event.manpowerLost': '{{unit}} loses {{lost}} Manpower and is down to {{manpower}} ({{because}}).',
  'gcacw.event.unitEliminated': '{{unit}} is eliminated in {{hex}} ({{because}}).',
  'gcacw.event.unitMoved': '{{unit}} goes from {{from}} to {{to}}, {{points}} left.',
  'gcacw.event.marchEnded': 'The march of {{unit}} is over ({{because}}).',

  'gcacw.because.5.1/fatigue-plus-one': 'the march',
  'gcacw.because.5.1/optional-fatigue-4-march': 'a march at Fatigue Level 4',
  'gcacw.because.5.1/extended-d': 'the extended march',
  'gcacw.because.5.1/extended-loss': 'the extended march',
  'gcacw.because.5.1/force-disorganizes': 'the force march',
  'gcacw.because.5.1/force-loss-marker-side': 'the force march',
  'gcacw.because.5.1/march-ends': 'no movement points left',
  'gcacw.because.6.1/spend-any': 'by choice',
  'gcacw.because.6.2/enter-zoc-stop': 'an enemy zone of control',
  'gcacw.because.6.2/exit-zoc-to-zoc-disorganize': 'from one zone of control to another, off the roads',
  'gcacw.because.6.2/exit-zoc-to-zoc-loss': 'disorganized, and from one zone of control to another, off the roads',

  'gcacw.dice.allowance': 'movement allowance',
  'gcacw.dice.extended-march': 'extended march',
  'gcacw.dice.force-march': 'force march',
} as const;
