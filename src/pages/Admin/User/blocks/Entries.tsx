import { Ban, GitCommitHorizontal } from 'lucide-react';
import * as journalMessages from '#messages/account/journal.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Timeline } from '#ui/data/Timeline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

interface EntriesProps {
  readonly title: 'journal' | 'signIns';
  readonly entries: readonly {
    readonly id: string;
    readonly at: string;
    readonly sentence: string;
    readonly isDenied: boolean;
  }[];
}

/** Lines of the journal, the latest first. */
export function Entries({ title, entries }: EntriesProps) {
  const t = useMessages(userMessages);
  const journal = useMessages(journalMessages);
  const format = useFormat();
  const empty = title === 'journal' ? t('journal.empty') : t('signIns.none');
  return (
    <PageSection title={t(`${title}.title`)} empty={entries.length === 0 && empty}>
      <Timeline
        label={t(`${title}.title`)}
        items={entries.map(({ id, at, sentence, isDenied }) => ({
          id,
          icon: isDenied ? Ban : GitCommitHorizontal,
          title: sentence,
          detail: isDenied && journal('denied'),
          date: format.dateTime(at),
          dateTime: at,
        }))}
      />
    </PageSection>
  );
}
