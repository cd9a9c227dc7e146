import { en, fr } from '#messages/list.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of lists, in the language of the session. */
export function useListMessages() {
  return useMessages({ fr, en });
}
