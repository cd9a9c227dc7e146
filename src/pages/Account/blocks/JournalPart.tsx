import { Ban, GitCommitHorizontal } from 'lucide-react';
import type * as z from 'zod';
import type { journalSection } from '#contracts/account/sections.ts';
import * as journalMessages from '#messages/account/journal.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Timeline } from '#ui/data/Timeline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ImpersonationTable } from './ImpersonationTable.tsx';

type JournalPartProps = Omit<z.infer<typeof journalSection>, 'tab'>;

/** What the person did lately, and in whose names they worked. */
export function JournalPart({ entries, impersonations }: JournalPartProps) {
  const t = useMessages(journalMessages);
  const format = useFormat();
  const items = entries.map((entry) => ({
    id: entry.id,
    icon: entry.isDenied ? Ban : GitCommitHorizontal,
    title: entry.sentence,
    detail: entry.isDenied && t('denied'),
    date: format.dateTime(entry.at),
    dateTime: entry.at,
  }));
  return (
    <>
      <PageSection title={t('impersonations')} empty={impersonations.length === 0 && t('noImpersonation')}>
        <ImpersonationTable label={t('impersonations')} lines={impersonations} who="client" />
      </PageSection>
      <PageSection title={t('title')} empty={items.length === 0 && t('empty')}>
        <Timeline items={items} label={t('title')} />
      </PageSection>
    </>
  );
}
