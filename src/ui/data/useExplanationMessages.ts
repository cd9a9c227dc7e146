import { en, fr } from '#messages/explanation.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of explained figures and trends, in the language of the session. */
export function useExplanationMessages() {
  return useMessages({ fr, en });
}
