import { useState } from 'react';
import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { duplicate } from '#generated/routes/client/operation.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** Longest name of an operation. */
const nameLength = 120;

interface DuplicateDialogProps {
  readonly operation: Pick<OperationShowProps['operation'], 'id' | 'name'>;
  readonly duplicable: NonNullable<OperationShowProps['can']['duplicate']>;
  readonly onClose: () => void;
}

/** Asks what comes along with a copy of an operation, and says what stays with the first. */
export function DuplicateDialog({ operation, duplicable, onClose }: DuplicateDialogProps) {
  const { lotsCount, simulation } = duplicable;
  const t = useMessages(operationMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [name, setName] = useState(() => t('duplicate.copy', { name: operation.name }).slice(0, nameLength));
  const [withLots, setWithLots] = useState(lotsCount > 0);
  const [withSimulation, setWithSimulation] = useState(simulation !== null);
  const [error, setError] = useState<string>();
  const submit = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setError(required);
      return false;
    }
    const data = { name, withLots, withSimulation };
    const { outcome, errors } = await visit({
      method: 'POST',
      href: duplicate({ operation: operation.id }),
      data,
    });
    const { name: ofName, ...others } = errors;
    setError(ofName);
    const [refusal] = Object.values(others);
    if (refusal !== undefined) toast.error(refusal);
    return outcome === 'success';
  };
  return (
    <FormDialog
      title={t('duplicate.title', { name: operation.name })}
      description={t('duplicate.help')}
      submitLabel={t('duplicate.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('fields.name')}
        value={name}
        onChange={setName}
        error={error}
        maxLength={nameLength}
        autoFocus
      />
      {lotsCount > 0 && (
        <Checkbox
          name="withLots"
          label={t('duplicate.lots', { count: lotsCount })}
          help={t('duplicate.lotsHelp')}
          value={withLots}
          onChange={setWithLots}
        />
      )}
      {simulation !== null && (
        <Checkbox
          name="withSimulation"
          label={t('duplicate.simulation', { name: simulation })}
          help={t('duplicate.simulationHelp')}
          value={withSimulation}
          onChange={setWithSimulation}
        />
      )}
    </FormDialog>
  );
}
