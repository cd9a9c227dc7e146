import { en, fr } from '#messages/board.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of boards, in the language of the session. */
export function useBoardMessages() {
  return useMessages({ fr, en });
}
