/** Words of the page of Lee: table, tools, sheet. */
export const client = {} as const;
