import type { SimulationRow } from '#contracts/client/operation/simulation/index.ts';
import { archive, duplicate, validate } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../../Account/blocks/useAction.ts';
import { DuplicateDialog } from '../DuplicateDialog.tsx';

/** What is done with a simulation from the list. */
export type SimulationStep = 'duplicate' | 'validate' | 'archive';

export interface RowStepProps {
  readonly operationId: string;
  readonly step: SimulationStep;
  readonly row: SimulationRow;
  readonly onClose: () => void;
}

/** Asks before a simulation of the list is copied, validated or put away; a loss is confirmed on its own. */
export function RowStep({ operationId, step, row, onClose }: RowStepProps) {
  const t = useMessages(simulationMessages);
  const { isPending, run } = useAction();
  const parameters = { operation: operationId, simulation: row.id };
  if (step === 'duplicate') {
    return <DuplicateDialog href={duplicate(parameters)} simulation={row} onClose={onClose} />;
  }
  const isNegative = step === 'validate' && row.figures !== null && row.figures.marginCents < 0;
  const { version } = row;
  const send = (): void => {
    const asked =
      step === 'validate'
        ? { href: validate(parameters), data: { version, isConfirmed: isNegative } }
        : { href: archive(parameters), data: { version } };
    void run({ method: 'POST', ...asked }).then(onClose);
  };
  return (
    <ConfirmDialog
      isOpen
      title={isNegative ? t('validate.negative') : t(`${step}.title`)}
      description={t(`${step}.text`)}
      confirmLabel={t(`${step}.action`)}
      isDanger={isNegative}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={send}
    />
  );
}
