import { Ban, GitCommitHorizontal } from 'lucide-react';
import type * as z from 'zod';
import type { journalSection } from '#contracts/account/sections.ts';
import * as journalMessages from '#messages/account/journal.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
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
    <div className="flex w-full max-w-195 flex-col gap-8">
      <section className="flex flex-col gap-4">
        <SectionTitle>{t('impersonations')}</SectionTitle>
        {impersonations.length === 0 ? (
          <p className="text-ink3">{t('noImpersonation')}</p>
        ) : (
          <ImpersonationTable label={t('impersonations')} lines={impersonations} who="client" />
        )}
      </section>
      <section className="flex flex-col gap-4">
        <SectionTitle>{t('title')}</SectionTitle>
        {items.length === 0 ? (
          <p className="text-ink3">{t('empty')}</p>
        ) : (
          <Timeline items={items} label={t('title')} />
        )}
      </section>
    </div>
  );
}
