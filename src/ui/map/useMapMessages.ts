import { en, fr } from '#messages/cluster-map.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of maps of many records, in the language of the session. */
export function useMapMessages() {
  return useMessages({ fr, en });
}
