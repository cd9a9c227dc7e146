const space = '\u00A0';
const thinSpace = '\u202F';

/**
 * Puts the spaces that do not break where French has them: a thin one before « ; ! ? », a whole one before « : » and
 * inside « « » ». A line then never begins with such a sign (Imprimerie nationale, « Lexique des règles
 * typographiques »). English has none of them.
 */
export const frenchSpaces = (text: string): string =>
  text
    .replaceAll('« ', `«${space}`)
    .replaceAll(/ (?=»|:(?!:))/g, space)
    .replaceAll(/ (?=[;!?])/g, thinSpace);
