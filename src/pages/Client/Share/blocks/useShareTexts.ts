import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';

/** The texts of the pages of links. */
export const useShareTexts = () => useMessages(shareMessages);

export type ShareTexts = ReturnType<typeof useShareTexts>;
