import { en, fr } from '#messages/gallery.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of galleries, in the language of the session. */
export function useGalleryMessages() {
  return useMessages({ fr, en });
}
