import type { core } from 'zod';
import { en, fr } from '#messages/runtime.ts';
import { fetchOnce } from '#runtime/platform/fetch-once.ts';
import { documentLocale } from './document-locale.ts';

declare global {
  // The place where every copy of zod reads its settings (zod/v4/core/core.js).
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  var __zod_globalConfig: core.$ZodConfig | undefined;
}

let errorMap: ((locale: 'fr' | 'en') => core.$ZodErrorMap) | null = null;

/** Fetches the messages of checks; rejects when they cannot be had. */
export const fetchCheckTexts = fetchOnce(async (): Promise<void> => {
  errorMap = (await import('#messages/validation.ts')).validationErrorMap;
});

/**
 * zod without the probe that the content policy forbids, and with messages in the language of the document; a
 * general one while the others cannot be had. Set before any schema exists, and without loading zod: only
 * pages with a form need it.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
globalThis.__zod_globalConfig = {
  jitless: true,
  customError: (issue) => {
    const locale = documentLocale();
    if (errorMap) return errorMap(locale)(issue);
    return (locale === 'fr' ? fr : en).formInvalid;
  },
};
