/** The address of the first page. */
export const HOME = '?';
