/** Codes of countries that have one figure, and two; all others have three (ITU-T E.164, list of 2016). */
const oneFigure = /^[17]/;
const twoFigures = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The code of the country at the head of the figures of an international number. */
export function callingCodeOf(figures: string): string {
  const length = oneFigure.test(figures) ? 1 : twoFigures.test(figures) ? 2 : 3;
  return figures.slice(0, length);
}
