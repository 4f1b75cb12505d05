export const SEQUENCE_FIELDS = {
  choices: {},
  events: { stepBegun: { step: 'step' }, battleOver: {} },
  frames: { sequence: { step: 'step' } },
} as const;
