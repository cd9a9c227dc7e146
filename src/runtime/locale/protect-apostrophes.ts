/**
 * Doubles the apostrophes that stand before a brace or a tag. In ICU messages they start a quotation, and
 * « l'{name} » would print « l{name} »: French is full of them, and nothing here needs literal braces.
 */
export const protectApostrophes = (text: string): string => text.replace(/(?<!')'(?=[{}<])/g, "''");
