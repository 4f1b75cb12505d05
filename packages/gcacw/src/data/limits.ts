/** The greatest Manpower of any unit in any game: that of the last Strength marker (2.2/strength-organized-value). */
export const MAX_MANPOWER = 21;
export const FIRST_YEAR = 1861;
export const LAST_YEAR = 1865;
