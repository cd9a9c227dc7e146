/** « L03 » : how people call a works lot. */
export const lotCode = (number: number): string => `L${String(number).padStart(2, '0')}`;
