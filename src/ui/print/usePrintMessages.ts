import { en, fr } from '#messages/print.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of printed documents, in the language of the session. */
export function usePrintMessages() {
  return useMessages({ fr, en });
}
