import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { EstimationFormProps } from '#contracts/client/operation/estimation/form.ts';
import { income as incomeRoute } from '#generated/routes/client/operation/estimation.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FiguresDialog } from './FiguresDialog.tsx';

export interface MethodCardProps {
  readonly props: EstimationFormProps;
  readonly isDraft: boolean;
}

/** The value of a let property by what it brings. */
export function IncomeCard({ props, isDraft }: MethodCardProps) {
  const t = useMessages(estimationMessages);
  const { money, percent } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { income, operation, form } = props;
  return (
    <Card
      title={t('income.title')}
      aside={
        isDraft && (
          <Button size="sm" variant="discreet" icon={Pencil} onClick={() => setOpen(true)}>
            {t(income === null ? 'income.add' : 'income.edit')}
          </Button>
        )
      }
    >
      {income === null ? (
        <Text as="p" tone="ink3">
          {t('income.empty')}
        </Text>
      ) : (
        <DescriptionList
          layout="rows"
          columns={1}
          items={[
            { term: t('fields.annualRentCents'), value: money(income.annualRentCents) },
            {
              term: t('income.vacancy'),
              value: `− ${money(income.vacancyCents)} (${percent(income.vacancyBps)})`,
            },
            { term: t('fields.chargesCents'), value: `− ${money(income.chargesCents)}` },
            { term: t('income.net'), value: money(income.netIncomeCents) },
            { term: t('fields.capRateBps'), value: percent(income.capRateBps) },
            {
              term: t('income.value'),
              value:
                income.valueCents === null ? t('income.noValue') : money(income.valueCents, { decimals: 0 }),
            },
          ]}
        />
      )}
      {isOpen && form.record !== null && (
        <FiguresDialog
          title={t('income.edit')}
          href={incomeRoute({ operation: operation.id, estimation: form.record.id })}
          version={form.record.version}
          fields={[
            { name: 'annualRentCents', kind: 'money', value: income?.annualRentCents ?? null },
            { name: 'vacancyBps', kind: 'rate', value: income?.vacancyBps ?? 500 },
            { name: 'chargesCents', kind: 'money', value: income?.chargesCents ?? null },
            { name: 'capRateBps', kind: 'rate', value: income?.capRateBps ?? null },
          ]}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
