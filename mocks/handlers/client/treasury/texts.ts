import * as treasuryMessages from '#messages/client/treasury.ts';
import { messagesFor } from '#messages/locale.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Texts of the treasury in the person's language. */
export const textsOf = ({ locale }: Pick<ClientContext, 'locale'>) => messagesFor(locale, treasuryMessages);
