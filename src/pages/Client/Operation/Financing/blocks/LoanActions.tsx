import { ArrowRight, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { LoanFormProps, LoanStep } from '#contracts/client/operation/financing/form.ts';
import { destroy } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { DeleteRecord } from '../../../../blocks/record/DeleteRecord.tsx';

const StepDialog = lazyDialog(async () => (await import('./StepDialog.tsx')).StepDialog);

interface LoanActionsProps {
  readonly operationId: string;
  readonly record: NonNullable<LoanFormProps['form']['record']>;
  readonly loan: NonNullable<LoanFormProps['loan']>;
  readonly canDelete: boolean;
  readonly today: string;
}

const signedStates: readonly string[] = ['signed', 'drawing', 'repaying', 'repaid'];

/** What can be done with a loan: the step that comes next, what ends it, and its deletion. */
export function LoanActions({ operationId, record, loan, canDelete, today }: LoanActionsProps) {
  const t = useMessages(financingMessages);
  const [step, setStep] = useState<LoanStep | null>(null);
  const parameters = { operation: operationId, loan: record.id };
  const actionOf = (one: LoanStep) => ({
    id: `loan.${one.to}`,
    label: one.label,
    place: 'page' as const,
    icon: one.isForward ? ArrowRight : CircleX,
    run: () => setStep(one),
    ...(one.reason !== '' && { inactiveReason: one.reason }),
    ...(one.isForward && { isMain: true }),
  });
  return (
    <>
      {canDelete && !signedStates.includes(loan.status) && (
        <DeleteRecord name={record.label} href={destroy(parameters)} text={t('delete.text')} />
      )}
      <PageActions
        actions={loan.steps.toSorted((a, b) => Number(a.isForward) - Number(b.isForward)).map(actionOf)}
      />
      {step !== null && (
        <StepDialog
          parameters={parameters}
          version={record.version}
          step={step}
          isUnsecured={loan.guaranteesCount === 0}
          today={today}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}
