/** A French text whose spaces before and after its signs do not break. */
export const frenchSpaces = (text: string): string =>
  text.replaceAll(/ (?=[:;!?»])/g, '\u00A0').replaceAll('« ', '«\u00A0');
