import type { core } from 'zod';
import { en, fr } from '#messages/runtime.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import { documentLocale } from './document-locale.ts';

declare global {
  // The place where every copy of zod reads its settings (zod/v4/core/core.js).
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  var __zod_globalConfig: core.$ZodConfig | undefined;
}

let errorMap: ((locale: 'fr' | 'en') => core.$ZodErrorMap) | null = null;

// As the schemas of forms, which outweigh them: nothing is checked without these.
whenIdle(() => {
  import('#messages/validation.ts').then(
    ({ validationErrorMap }) => {
      errorMap = validationErrorMap;
    },
    () => undefined,
  );
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
