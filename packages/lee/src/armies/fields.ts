export const ARMIES_FIELDS = {
  choices: { chooseList: { list: 'list' }, proposeYear: { year: 'year' }, agreeYear: {} },
  events: {
    listChosen: { side: 'side', list: 'list' },
    yearProposed: { side: 'side', year: 'year' },
    yearSet: { year: 'year', maker: 'yearMaker' },
  },
  frames: { lists: {}, year: { proposed: 'year' } },
} as const;
