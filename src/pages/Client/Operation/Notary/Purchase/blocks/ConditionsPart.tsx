import { Plus } from 'lucide-react';
import type { PurchaseFormProps, ShownCondition } from '#contracts/client/operation/notary/purchase/form.ts';
import { destroy } from '#generated/routes/client/operation/notary/purchase/condition.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { RemoveButton } from '../../../Financing/blocks/RemoveButton.tsx';
import type { PurchaseDialogs } from './usePurchaseDialogs.tsx';

interface ConditionsPartProps {
  readonly props: PurchaseFormProps;
  readonly dialogs: PurchaseDialogs;
}

const tones = { pending: 'info', met: 'pos', waived: 'sourcing', failed: 'neg' } as const;
const openStates = ['draft', 'promise_signed', 'conditions_pending', 'conditions_met'];

/** What the promise depends on, each with the days that are left. */
export function ConditionsPart({ props, dialogs }: ConditionsPartProps) {
  const t = useMessages(purchaseMessages);
  const { date } = useFormat();
  const { conditions, purchase, can, operation } = props;
  const isOpen = can.update && purchase !== null && openStates.includes(purchase.status);
  const detailOf = (row: ShownCondition): string =>
    [
      row.detail,
      row.metOn === null
        ? t('conditions.until', { date: date(row.deadlineOn) })
        : t('conditions.on', { date: date(row.metOn) }),
      row.hasProof && t('conditions.proof'),
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
          title: t(`conditionTypes.${row.type}`),
          badges: (
            <>
              <Badge tone={tones[row.status]}>{t(`conditionStates.${row.status}`)}</Badge>
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
                <RemoveButton
                  label={t('conditions.remove')}
                  title={t('conditions.removeTitle')}
                  text={t('conditions.removeText')}
                  href={destroy({ operation: operation.id, purchaseCondition: row.id })}
                />
              )}
            </>
          ),
        }))}
      />
      <Text as="p" size="label" tone="ink3">
        {t('professional')}
      </Text>
    </PageSection>
  );
}
