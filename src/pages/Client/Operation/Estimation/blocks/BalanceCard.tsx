import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { balance as balanceRoute } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FiguresDialog } from './FiguresDialog.tsx';
import type { MethodCardProps } from './IncomeCard.tsx';

/** The most that may be paid for the property for a margin to come out. */
export function BalanceCard({ props, isDraft }: MethodCardProps) {
  const t = useMessages(estimationMessages);
  const { money, percent } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { balance, operation, form } = props;
  return (
    <Card
      title={t('balance.title')}
      aside={
        isDraft && (
          <Button size="sm" variant="discreet" icon={Pencil} onClick={() => setOpen(true)}>
            {t(balance === null ? 'balance.add' : 'balance.edit')}
          </Button>
        )
      }
    >
      {balance === null ? (
        <Text as="p" tone="ink3">
          {t('balance.empty')}
        </Text>
      ) : (
        <Stack gap={2}>
          <DescriptionList
            layout="rows"
            columns={1}
            items={[
              { term: t('fields.revenueHtCents'), value: money(balance.revenueHtCents) },
              { term: t('fields.otherCostsCents'), value: money(balance.otherCostsCents) },
              { term: t('fields.targetMarginBps'), value: percent(balance.targetMarginBps) },
              {
                term: t('balance.max'),
                value:
                  balance.maxPurchaseCents > 0 ? money(balance.maxPurchaseCents) : t('balance.impossible'),
              },
            ]}
          />
          <Text as="p" size="label" tone="ink3">
            {t('balance.help')}
          </Text>
        </Stack>
      )}
      {isOpen && form.record !== null && (
        <FiguresDialog
          title={t('balance.edit')}
          href={balanceRoute({ operation: operation.id, estimation: form.record.id })}
          version={form.record.version}
          fields={[
            { name: 'revenueHtCents', kind: 'money', value: balance?.revenueHtCents ?? null },
            { name: 'otherCostsCents', kind: 'money', value: balance?.otherCostsCents ?? null },
            { name: 'targetMarginBps', kind: 'rate', value: balance?.targetMarginBps ?? 1200 },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
