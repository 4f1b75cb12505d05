/** Optional rules. */
export const options = {
  'client.options': 'Optional rules',
  'gcacw.option.delayBeforeForceMarch': 'Delay before a force march',
  'gcacw.option.delayBeforeForceMarch.about':
    'Movement points that retreating cavalry takes away at the start of a march are subtracted at once, down to zero; a force march adds to what is left.',
  'gcacw.option.fatigue4March': 'Marches at Fatigue Level 4',
  'gcacw.option.fatigue4March.about':
    'An organized unit at Fatigue Level 4 may still march: it becomes disorganized at once, stays at Level 4 and may not force march.',
  'gcacw.option.fatigue4MakesLeaderEligible': 'Tired units make a leader eligible',
  'gcacw.option.fatigue4MakesLeaderEligible.about':
    'With marches at Fatigue Level 4, a leader may be activated even if all units of his command within his radius are at Level 4.',
  'gcacw.option.entrenchActions1863': 'Entrenchment actions in 1863',
  'gcacw.option.entrenchActions1863.about':
    'In scenarios of 1863 a unit at Fatigue Level 2 or less may entrench as an action, at the cost of two Fatigue Levels.',
  'gcacw.option.trailsOpenSwamps': 'Trails through swamps',
  'gcacw.option.trailsOpenSwamps.about': 'A trail, like a road, lets units into and out of a swamp hex.',
  'gcacw.option.trailOverCrossing': 'Trails at river crossings',
  'gcacw.option.trailOverCrossing.about':
    'A unit that follows a trail over a river crossing pays the cost of the trail, not of the terrain beyond.',
  'gcacw.option.friendlyHexRoundsAtThree': 'Crowded hexes: fractions round up to three',
  'gcacw.option.friendlyHexRoundsAtThree.about':
    'Friendly infantry and artillery make a hex cost more to enter as soon as their combined Combat value exceeds 2, instead of at 3.',
  'gcacw.option.combatChartPrintedF': 'Combat Chart: F as printed',
  'gcacw.option.combatChartPrintedF.about':
    'In row −2 a defender with a Combat value of 12 to 18 suffers F, as the chart is printed, and not f like all others.',
  'gcacw.option.attackAcrossUnfordable': 'Attacks over unfordable rivers',
  'gcacw.option.attackAcrossUnfordable.about':
    'In a turn without rain units may attack across a ford that high water has closed; nobody may cross it, not even to advance.',
  'gcacw.option.limitedIntelligence': 'Limited intelligence',
  'gcacw.option.limitedIntelligence.about':
    'Units may be put under force markers, and markers may have nothing under them. The enemy sees only markers until he comes near.',
} as const;
