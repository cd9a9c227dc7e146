import { useState } from 'react';
import { scenarios, type Scenario } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as validationMessages from '#messages/validation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** By how much prices usually move from one scenario to another, in basis points. */
const usualChange: Readonly<Record<Scenario, number>> = { prudent: -500, central: 0, optimistic: 500 };

interface DuplicateDialogProps {
  readonly href: string;
  readonly simulation: { readonly name: string; readonly scenario: Scenario };
  readonly onClose: () => void;
}

/** A copy of a simulation, for another scenario and with its prices moved. */
export function DuplicateDialog({ href, simulation, onClose }: DuplicateDialogProps) {
  const t = useMessages(simulationMessages);
  const required = useMessages(validationMessages)('required');
  const visit = useVisit();
  const [scenario, setScenario] = useState<Scenario>(simulation.scenario);
  const [name, setName] = useState(() => t('duplicate.copy', { name: simulation.name }));
  const [priceBps, setPriceBps] = useState<number | null>(0);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const submit = async (): Promise<boolean> => {
    if (name.trim() === '') {
      setErrors({ name: required });
      return false;
    }
    const data = { name, scenario, priceBps: priceBps ?? 0 };
    const result = await visit({ method: 'POST', href, data });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const choose = (id: string | null): void => {
    const chosen = scenarios.find((candidate) => candidate === id);
    if (chosen === undefined) return;
    setScenario(chosen);
    setPriceBps(usualChange[chosen] - usualChange[simulation.scenario]);
    setName(
      t('duplicate.name', { name: simulation.name, scenario: t(`choices.scenario.${chosen}`).toLowerCase() }),
    );
  };
  return (
    <FormDialog
      title={t('duplicate.title')}
      submitLabel={t('duplicate.action')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('fields.name')}
        value={name}
        onChange={setName}
        error={errors['name']}
        maxLength={80}
        autoFocus
      />
      <FieldRow>
        <Select
          name="scenario"
          label={t('fields.scenario')}
          value={scenario}
          choices={scenarios.map((id) => ({ id, label: t(`choices.scenario.${id}`) }))}
          onChange={choose}
        />
        <RateField
          name="priceBps"
          label={t('fields.priceBps')}
          help={t('help.priceBps')}
          value={priceBps}
          onChange={setPriceBps}
          error={errors['priceBps']}
        />
      </FieldRow>
    </FormDialog>
  );
}
