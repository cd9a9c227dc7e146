import { createFormat, type Format } from '#runtime/locale/create-format.ts';

/** Amounts, rates and days in words of a language, for what handlers say: notices, messages, notes. */
export const textFormat = (locale: 'fr' | 'en'): Format => createFormat(locale);
