import type { core } from 'zod';
import { validationErrorMap } from '#messages/validation.ts';
import { documentLocale } from './document-locale.ts';

declare global {
  // The place where every copy of zod reads its settings (zod/v4/core/core.js).
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  var __zod_globalConfig: core.$ZodConfig | undefined;
}

/**
 * zod without the probe that the content policy forbids, and with messages in the language of the document.
 * Set before any schema exists, and without loading zod: only pages with a form need it.
 */
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
globalThis.__zod_globalConfig = {
  jitless: true,
  customError: (issue) => validationErrorMap(documentLocale())(issue),
};
