import { memberName, recordPresence } from '#contracts/realtime/record-presence.ts';
import type { PlatformRecordType, RecordType } from '#contracts/realtime/channels.ts';
import type { SharedProps } from '#contracts/shared.ts';
import * as liveMessages from '#messages/live.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { useTyping } from '#runtime/realtime/useTyping.ts';

interface OthersTypingOptions {
  readonly shared: Pick<SharedProps, 'auth' | 'tenant'>;
  readonly type: RecordType | PlatformRecordType;
  /** Null for a record that does not exist yet. */
  readonly recordId: string | null;
  /** What people call a field. */
  readonly labelOf: (field: string) => string;
}

/**
 * Who else has the same record open, what they fill in, one sentence each, and how to tell them of one's own fields.
 */
export function useOthersTyping({ shared, type, recordId, labelOf }: OthersTypingOptions): {
  readonly names: readonly string[];
  readonly sentences: readonly string[];
  readonly sendTyping: (field: string) => void;
} {
  const t = useMessages(liveMessages);
  const channel = recordId === null ? null : recordPresence(shared, type, recordId);
  const members = usePresence(channel);
  const { typists, sendTyping } = useTyping(channel);
  const isOther = (memberId: string): boolean => memberId !== shared.auth.user?.id;
  const names = members
    .filter(({ id }) => isOther(id))
    .map(({ info }) => memberName(info))
    .filter((name) => name !== '');
  const sentences = typists
    .filter(({ memberId }) => isOther(memberId))
    .flatMap(({ memberId, field }) => {
      const name = memberName(members.find(({ id }) => id === memberId)?.info);
      return name === '' ? [] : [t('typing', { name, field: labelOf(field) })];
    });
  return { names, sentences, sendTyping };
}
