import { Clock, GitCommitHorizontal, MessageSquare, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JournalEntry } from '#contracts/client/operation/show.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useLocale } from '#runtime/locale/LocaleProvider.tsx';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import type { TimelineItem } from '#ui/data/Timeline.tsx';

interface JournalItemsOptions {
  entries: readonly JournalEntry[];
  /** A note on its way to the server. */
  pendingNote: string | null;
  authorName: string;
  onRemove: (noteId: string) => void;
}

const noteText = (by: string | null, text: string): ReactNode => (
  <>
    {by} · <Text breaks="lines">{text}</Text>
  </>
);

/** The journal in words, as the timeline shows it. */
export function useJournalItems({
  entries,
  pendingNote,
  authorName,
  onRemove,
}: JournalItemsOptions): TimelineItem[] {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const format = useFormat();
  const { now } = useLocale();

  const itemOf = (entry: JournalEntry): TimelineItem => {
    const base = { id: entry.id, date: format.date(entry.on), dateTime: entry.on };
    if (entry.kind === 'note') {
      return {
        ...base,
        icon: MessageSquare,
        title: t('journal.note'),
        detail: noteText(entry.by, entry.text),
        action: entry.canDelete && (
          <IconButton
            icon={Trash2}
            size="sm"
            variant="danger"
            label={t('journal.remove', { date: base.date })}
            onClick={() => onRemove(entry.id)}
          />
        ),
      };
    }
    const to = trade(`operationState.${entry.to}`);
    return {
      ...base,
      icon: GitCommitHorizontal,
      title:
        entry.from === null
          ? t('journal.entered', { to })
          : t('journal.change', { from: trade(`operationState.${entry.from}`), to }),
      detail: [entry.by ?? t('journal.system'), entry.reason].filter((part) => part !== null).join(' · '),
    };
  };

  const items = entries.map(itemOf);
  if (pendingNote === null) return items;
  const instant = now().toISOString();
  const pending: TimelineItem = {
    id: 'pending',
    icon: Clock,
    title: t('journal.note'),
    detail: noteText(authorName, pendingNote),
    date: t('journal.sending'),
    dateTime: instant,
  };
  return [pending, ...items];
}
