import { en, fr } from '#messages/ui.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of the parts themselves, in the language of the session. */
export function useUiMessages() {
  return useMessages({ fr, en });
}
