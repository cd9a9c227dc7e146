import { PencilLine, Trash2 } from 'lucide-react';
import type { TreasuryProps } from '#contracts/client/treasury.ts';
import { destroy } from '#generated/routes/client/treasury/line.ts';
import * as lineMessages from '#messages/client/treasury-line.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { Entered } from '../../Treasury.tsx';

interface ForecastsPartProps extends Pick<TreasuryProps, 'forecasts' | 'can'> {
  readonly onEnter: (entered: Entered) => void;
}

/** What people expect beside the plans of the operations. */
export function ForecastsPart({ forecasts, can, onEnter }: ForecastsPartProps) {
  const t = useMessages(lineMessages);
  const treasury = useMessages(treasuryMessages);
  const format = useFormat();
  const { run, isPending } = useAction();
  return (
    <PageSection title={t('title')} count={forecasts.length} help={t('help')}>
      <ItemList
        label={t('title')}
        isBusy={isPending}
        empty={t('empty')}
        items={forecasts.map((line) => ({
          id: line.id,
          title: line.label,
          detail: t('detail', {
            month: format.month(line.month),
            nature: treasury(`natures.${line.nature}`),
            probability: format.percent(line.probabilityBps),
          }),
          end: (
            <Inline gap={2}>
              {format.money(line.amountCents)}
              {can.update && (
                <Menu
                  isIconOnly
                  size="sm"
                  variant="discreet"
                  label={t('more', { name: line.label })}
                  actions={[
                    {
                      id: 'edit',
                      label: t('edit'),
                      icon: PencilLine,
                      run: () => onEnter({ kind: 'line', line }),
                    },
                    {
                      id: 'destroy',
                      label: t('remove'),
                      icon: Trash2,
                      isDanger: true,
                      run: () => void run({ method: 'DELETE', href: destroy(line.id) }),
                    },
                  ]}
                />
              )}
            </Inline>
          ),
        }))}
      />
    </PageSection>
  );
}

/** What operations, and the company, lent each other. */
export function TransfersPart({ transfers }: Pick<TreasuryProps, 'transfers'>) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  return (
    <PageSection title={t('transfers.title')}>
      <ItemList
        label={t('transfers.title')}
        empty={t('transfers.empty')}
        items={transfers.map(({ from, to, amountCents }) => ({
          id: `${from}:${to}`,
          title: t('transfers.way', {
            from: from ?? t('transfers.company'),
            to: to ?? t('transfers.company'),
          }),
          end: format.money(amountCents),
        }))}
      />
    </PageSection>
  );
}

/** What was foreseen on earlier days. */
export function SnapshotsPart({ snapshots }: Pick<TreasuryProps, 'snapshots'>) {
  const t = useMessages(treasuryMessages);
  const format = useFormat();
  return (
    <PageSection title={t('snapshots.title')} count={snapshots.length}>
      <ItemList
        label={t('snapshots.title')}
        empty={t('snapshots.empty')}
        items={snapshots.map(({ id, label, takenOn, availableCents, closingCents }) => ({
          id,
          title: label,
          detail: [
            t('snapshots.detail', { available: format.money(availableCents), date: format.date(takenOn) }),
            closingCents !== null && t('snapshots.foreseen', { amount: format.money(closingCents) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </PageSection>
  );
}
