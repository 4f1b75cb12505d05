/** Is there room for search and chapters beside the page? As the style sheet has it. */
export const isRoomy = (): boolean => matchMedia('(min-width: 761px)').matches;
