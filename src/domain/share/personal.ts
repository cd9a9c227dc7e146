/** What of a person's profile a link may leave out. */
export const hideableFields = ['birthDate', 'address', 'incomes'] as const;
export type HideableField = (typeof hideableFields)[number];
