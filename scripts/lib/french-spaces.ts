const thinSpace = '\u202F';

/**
 * Puts the space that does not break where French has one: before « ; : ! ? » », after « « ». A line then never
 * begins with a sign (Imprimerie nationale, « Lexique des règles typographiques »). English has none of them.
 */
export const frenchSpaces = (text: string): string =>
  text.replaceAll('« ', `«${thinSpace}`).replaceAll(/ (?=[;!?»]|:(?!:))/g, thinSpace);
