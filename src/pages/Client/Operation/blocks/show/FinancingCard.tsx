import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { index } from '#generated/routes/client/operation/financing.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';

interface FinancingCardProps {
  readonly operationId: string;
  readonly financing: NonNullable<OperationShowProps['financing']>;
}

/** What the loans of the operation come to, and the way to them. */
export function FinancingCard({ operationId, financing }: FinancingCardProps) {
  const t = useMessages(operationMessages);
  const { date } = useFormat();
  const { next } = financing;
  return (
    <Card
      title={t('nav.financing')}
      aside={<TextLink href={index({ operation: operationId })}>{t('financing.open')}</TextLink>}
    >
      <DescriptionList
        layout="rows"
        items={[
          { term: t('financing.loans'), value: <Figure cents={financing.loansCents} /> },
          { term: t('financing.drawn'), value: <Figure cents={financing.drawnCents} /> },
          { term: t('financing.outstanding'), value: <Figure cents={financing.outstandingCents} /> },
          ...(next === null
            ? []
            : [
                {
                  term: t('financing.next', { date: date(next.dueOn) }),
                  value: <Figure cents={next.paymentCents} />,
                },
              ]),
        ]}
      />
    </Card>
  );
}
