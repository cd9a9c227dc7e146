import { Archive, Info, RotateCcw } from 'lucide-react';
import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { MarkedList } from '#ui/data/MarkedList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';

/** What follows from the confirmation. */
export function EffectsCard({ props: { effects } }: { readonly props: TerminateFormProps }) {
  const t = useMessages(terminationMessages);
  return (
    <Card>
      <MarkedList title={t('effects.title')} icon={Info} lines={effects} />
    </Card>
  );
}

/** The ends that were confirmed, and those that were taken back. */
export function PastCard({ history }: Pick<TerminateFormProps, 'history'>) {
  const t = useMessages(terminationMessages);
  const { date, money } = useFormat();
  if (history.length === 0) {
    return (
      <Card title={t('history.title')}>
        <Text as="p" tone="ink3">
          {t('history.empty')}
        </Text>
      </Card>
    );
  }
  return (
    <Card title={t('history.title')}>
      <Timeline
        label={t('history.title')}
        items={history.flatMap((end) => {
          const details = [
            end.reason === null ? null : t(`reasons.${end.reason}`),
            end.confirmedBy === null ? null : t('history.by', { name: end.confirmedBy }),
            end.finalMarginCents === null
              ? null
              : t('history.margin', { amount: money(end.finalMarginCents) }),
            end.sunkCostCents === null ? null : t('history.sunk', { amount: money(end.sunkCostCents) }),
            end.comment,
            end.lessons,
          ];
          const ended = {
            id: end.id,
            icon: Archive,
            title: t(`history.${end.kind}`),
            detail: details.filter(Boolean).join(' · '),
            date: date(end.on),
            dateTime: end.on ?? '',
          };
          if (end.reopenedAt === null) return [ended];
          const back = {
            id: `${end.id}-reopened`,
            icon: RotateCcw,
            title: t('history.reopened'),
            detail: end.reopeningReason,
            date: date(end.reopenedAt),
            dateTime: end.reopenedAt,
          };
          return [back, ended];
        })}
      />
    </Card>
  );
}
