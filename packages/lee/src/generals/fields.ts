export const GENERALS_FIELDS = {
  choices: {
    draw: { stage: 'stage' },
    redraw: { level: 'level' },
    noRedraw: {},
    replace: { general: 'general' },
    discardGeneral: {},
    give: { general: 'general', formation: 'formation' },
    assigned: {},
  },
  events: {
    generalDrawn: { side: 'side', general: 'general', level: 'level', formation: 'formation' },
    generalRedrawn: { side: 'side', general: 'general', level: 'level' },
    generalReplaced: { side: 'side', general: 'general', former: 'general', formation: 'formation' },
    generalDiscarded: { side: 'side', general: 'general' },
    generalGiven: {
      side: 'side',
      general: 'general',
      formation: 'formation',
      other: 'general',
      otherFormation: 'formation',
    },
    generalsSetAside: { side: 'side', generals: 'generals' },
    generalLost: { side: 'side', general: 'general', formation: 'formation' },
    brigadierEntered: { side: 'side', general: 'general', formation: 'formation' },
  },
  frames: {
    drawGenerals: { side: 'side', stage: 'stage', at: 'number' },
    redraw: { left: 'number' },
    replace: { general: 'general', level: 'level' },
    assign: {},
  },
} as const;
