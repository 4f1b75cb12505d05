/** The sides of a table in inches. */
export const SMALLEST = 24;
export const LARGEST = 144;
