import { Plus } from 'lucide-react';
import type {
  NotarySaleFormProps,
  CurrentSale,
  ShownSaleCondition,
} from '#contracts/client/operation/notary/sale/form.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import type { SaleDialogs } from './useSaleDialogs.tsx';

interface ConditionsPartProps {
  readonly props: NotarySaleFormProps;
  readonly current: CurrentSale;
  readonly dialogs: SaleDialogs;
}

const tones = { pending: 'info', met: 'pos', waived: 'sourcing', failed: 'neg' } as const;
const openStates = ['option', 'reserved', 'contract', 'firm'];

/** What the sale depends on beside the loan, each with the days that are left. */
export function ConditionsPart({ props, current, dialogs }: ConditionsPartProps) {
  const t = useMessages(formMessages);
  const { date } = useFormat();
  const { conditions, can } = props;
  const isOpen = can.update && openStates.includes(current.status);
  if (conditions.length === 0 && !isOpen) return null;
  const detailOf = (row: ShownSaleCondition): string =>
    [
      row.detail,
      row.metOn === null
        ? t('conditions.until', { date: date(row.deadlineOn) })
        : t('conditions.on', { date: date(row.metOn) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <PageSection
      title={t('conditions.title')}
      count={conditions.length}
      aside={
        isOpen && (
          <Button size="sm" icon={Plus} onClick={() => dialogs.open({ kind: 'condition' })}>
            {t('conditions.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('conditions.title')}
        empty={t('conditions.empty')}
        items={conditions.map((row) => ({
          id: row.id,
          title: t(`choices.type.${row.type}`),
          badges: (
            <>
              <Badge tone={tones[row.status]}>{t(`choices.conditionStatus.${row.status}`)}</Badge>
              {row.status === 'pending' && (
                <Badge tone={row.daysLeft < 0 ? 'neg' : row.daysLeft <= 7 ? 'warn' : 'sourcing'}>
                  {row.daysLeft < 0 ? t('conditions.late') : t('conditions.days', { count: row.daysLeft })}
                </Badge>
              )}
            </>
          ),
          detail: detailOf(row),
          end: isOpen && (
            <>
              <Button size="sm" onClick={() => dialogs.open({ kind: 'settle', condition: row })}>
                {t('conditions.settle')}
              </Button>
              {row.status === 'pending' && (
                <Button size="sm" onClick={() => dialogs.open({ kind: 'drop', condition: row })}>
                  {t('conditions.remove')}
                </Button>
              )}
            </>
          ),
        }))}
      />
    </PageSection>
  );
}
