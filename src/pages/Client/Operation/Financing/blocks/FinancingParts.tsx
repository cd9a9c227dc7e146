import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { isOpenLoan } from '#domain/loan/loan-states.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { AreaChart } from '#ui/chart/AreaChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DrawdownsPart } from './DrawdownsPart.tsx';
import { EquityPart } from './EquityPart.tsx';
import { GuaranteesPart } from './GuaranteesPart.tsx';

export interface FinancingPartsProps {
  readonly props: FinancingIndexProps;
}

/** Below the loans of an operation: how what is owed runs, drawdowns, guarantees, own money. */
export function FinancingParts({ props }: FinancingPartsProps) {
  const { operation, loans, can, today } = props;
  const t = useMessages(financingMessages);
  const open = loans.filter(({ status }) => isOpenLoan(status));
  return (
    <>
      {props.course.length > 0 && (
        <Card>
          <AreaChart
            label={t('course.title')}
            note={t('course.note')}
            unit="money"
            today={today}
            series={[{ id: 'outstanding', label: t('course.series'), color: 'ink' }]}
            points={props.course.map(({ month, outstandingCents }) => ({
              at: month,
              values: { outstanding: outstandingCents },
            }))}
          />
        </Card>
      )}
      <DrawdownsPart
        operationId={operation.id}
        drawdowns={props.drawdowns}
        loans={open.filter(({ undrawnCents }) => undrawnCents > 0)}
        isLoanShown={loans.length > 1}
        canUpdate={can.update}
        today={today}
      />
      <GuaranteesPart
        operationId={operation.id}
        guarantees={props.guarantees}
        loans={loans}
        isLoanGiven={false}
        canUpdate={can.update}
        canDelete={can.delete}
      />
      <EquityPart
        operationId={operation.id}
        injections={props.injections}
        today={today}
        canUpdate={can.update}
        canDelete={can.delete}
      />
    </>
  );
}
