import type { Flash } from '#contracts/fields.ts';
import { undo } from '#generated/routes/root.ts';
import * as binMessages from '#messages/bin.ts';
import { messagesFor } from '#messages/locale.ts';
import type { RequestContext } from '../context.ts';
import { followersText } from './followers.ts';
import type { Followers } from './restorable.ts';
import type { BinType } from './types.ts';

/** The text that is shown after a deletion, with the way back; what went along is told. */
export function deletedFlash(
  { locale }: Pick<RequestContext, 'locale'>,
  record: {
    readonly type: BinType;
    readonly id: string;
    readonly text?: string;
    readonly followers?: Followers;
  },
): Flash {
  const texts = messagesFor(locale, binMessages);
  const along = followersText(locale, record.followers ?? {});
  return {
    type: 'success',
    text: `${record.text ?? texts.deleted}${along === '' ? '' : ` ${along}`}`,
    undo: { href: undo({ type: record.type, id: record.id }), method: 'POST', label: texts.undo },
  };
}
