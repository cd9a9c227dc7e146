import { loanKinds } from '#domain/loan/terms.ts';
import { blankStudyLoan } from '#domain/simulation/study/study-loans.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as loanMessages from '#messages/client/financing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { SimulationForm } from './simulation-form.ts';

export interface OtherLoanLinesProps {
  readonly form: SimulationForm;
  readonly isReadOnly: boolean;
}

/** Loans beside the main one; what a loan of the financing says besides these columns stays in its line. */
export function OtherLoanLines({ form, isReadOnly }: OtherLoanLinesProps) {
  const t = useMessages(simulationMessages);
  const tLoan = useMessages(loanMessages);
  const column = useLineColumns();
  const dates = useDateColumns();
  return (
    <LinesField
      form={form.control.form}
      name="otherLoans"
      label={t('fields.otherLoans')}
      addLabel={t('loans.add')}
      max={12}
      blank={() => ({ ...blankStudyLoan })}
      isReadOnly={isReadOnly}
      columns={[
        column.text('label', t('loans.label'), { maxLength: 120 }),
        column.choice(
          'kind',
          t('loans.kind'),
          loanKinds.map((id) => ({ id, label: tLoan(`choices.kind.${id}`) })),
          { width: '8.5rem' },
        ),
        column.money('amountCents', t('loans.amount'), { width: '8rem', isSummed: true }),
        column.rate('rateBps', t('loans.rate'), { width: '5rem' }),
        column.integer('durationMonths', t('loans.months'), { width: '5rem' }),
        dates.day('firstDrawOn', t('loans.firstDrawOn'), { width: '7rem' }),
        column.money('fileFeeCents', t('loans.fileFee'), { width: '7rem', isSummed: true }),
        column.rate('commitmentFeeBps', t('loans.commitment'), { width: '6rem' }),
        column.rate('sweepBps', t('loans.sweep'), { width: '6rem' }),
      ]}
    />
  );
}
