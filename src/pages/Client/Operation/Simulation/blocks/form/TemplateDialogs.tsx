import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ShownExpenseTemplate } from '#contracts/client/expense-template/payload.ts';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import {
  basesOf,
  templateAmounts,
  templateOf,
  type TemplateAmounts,
  type TemplateLine,
} from '#domain/simulation/study/expense-templates.ts';
import { destroy, store, update } from '#generated/routes/client/expense-template.ts';
import * as templateMessages from '#messages/client/expense-template.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../../../Account/blocks/useAction.ts';
import { modelMonths } from './model-months.ts';
import type { SimulationForm } from './simulation-form.ts';
import type { TemplateTask } from './TemplateMenu.tsx';

interface TemplateDialogProps {
  readonly task: TemplateTask;
  readonly form: SimulationForm;
  readonly props: SimulationFormProps;
  readonly results: Simulation | null;
  readonly onClose: () => void;
}

/** Keeps the expenses of the page as a template of the company, or renames and deletes those that there are. */
export function TemplateDialog({ task, results, ...props }: TemplateDialogProps) {
  if (task === 'manage') return <ManageDialog templates={props.props.templates} {...props} />;
  return results === null ? null : <SaveDialog {...props} results={results} />;
}

const maxName = 80;

interface SaveDialogProps extends Omit<TemplateDialogProps, 'task' | 'results'> {
  readonly results: Simulation;
}

function SaveDialog({ form, props, results, onClose }: SaveDialogProps) {
  const t = useMessages(templateMessages);
  const tSimulation = useMessages(simulationMessages);
  const visit = useVisit();
  const [name, setName] = useState('');
  const [amounts, setAmounts] = useState<TemplateAmounts>('ratios');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const same = props.templates.find((template) => template.name === name.trim());
  const lines = (): TemplateLine[] => {
    const values = form.control.form.form.getValues();
    const bases = basesOf(results, values.purchasePriceCents ?? 0);
    return templateOf({ ...values, ...modelMonths(values, props.today) }, amounts, bases).map((line) =>
      line.label.trim() === '' ? { ...line, label: tSimulation(`choices.category.${line.category}`) } : line,
    );
  };
  const save = async (): Promise<boolean> => {
    const kept = lines();
    if (kept.length === 0) {
      setErrors({ lines: t('nothing') });
      return false;
    }
    const data = { name: name.trim(), lines: kept };
    const result = await visit(
      same === undefined
        ? { method: 'POST', href: store(), data }
        : {
            method: 'PUT',
            href: update({ expenseTemplate: same.id }),
            data: { ...data, version: same.version },
          },
    );
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  const other = Object.entries(errors).find(([field]) => field !== 'name');
  return (
    <FormDialog
      title={t('save.title')}
      description={t('save.help')}
      submitLabel={t('save.submit')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="template-name"
        label={t('fields.name')}
        value={name}
        maxLength={maxName}
        help={same && t('save.replaces', { name: same.name })}
        error={errors['name']}
        autoFocus
        onChange={setName}
      />
      <RadioGroup
        name="template-amounts"
        label={t('fields.amounts')}
        value={amounts}
        choices={templateAmounts.map((id) => ({ id, label: t(`amounts.${id}`) }))}
        onChange={(id) => setAmounts(templateAmounts.find((one) => one === id) ?? 'ratios')}
      />
      {other && <FieldError id="template-fault" text={other[1]} />}
    </FormDialog>
  );
}

interface ManageDialogProps extends Pick<TemplateDialogProps, 'props' | 'onClose'> {
  readonly templates: readonly ShownExpenseTemplate[];
}

function ManageDialog({ templates, props, onClose }: ManageDialogProps) {
  const t = useMessages(templateMessages);
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('manage.title')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={<Button onClick={onClose}>{t('manage.close')}</Button>}
    >
      <Stack as="ul" gap={3} label={t('manage.title')}>
        {templates.map((template) => (
          <TemplateRow key={`${template.id}.${template.version}`} template={template} can={props.can} />
        ))}
      </Stack>
      {templates.length === 0 && (
        <Text as="p" tone="ink3">
          {t('manage.empty')}
        </Text>
      )}
    </Dialog>
  );
}

interface TemplateRowProps {
  readonly template: ShownExpenseTemplate;
  readonly can: SimulationFormProps['can'];
}

/** A template under its name, which can be changed; deleting leaves a way back, as everywhere. */
function TemplateRow({ template, can }: TemplateRowProps) {
  const t = useMessages(templateMessages);
  const { id, version, name, lines } = template;
  const [typed, setTyped] = useState(name);
  const { isPending, run } = useAction();
  const parameters = { expenseTemplate: id };
  const isChanged = typed.trim() !== '' && typed.trim() !== name;
  const rename = () =>
    run({ method: 'PUT', href: update(parameters), data: { name: typed.trim(), lines, version } });
  return (
    <Inline as="li" align="end">
      <Stack isWide>
        <TextField
          name={`template-${id}`}
          label={t('manage.name', { name })}
          isLabelHidden
          value={typed}
          maxLength={maxName}
          isReadOnly={!can.update}
          onChange={setTyped}
        />
      </Stack>
      {isChanged && (
        <Button isPending={isPending} onClick={() => void rename()}>
          {t('manage.rename')}
        </Button>
      )}
      {can.delete && (
        <IconButton
          icon={Trash2}
          label={t('manage.removeOf', { name })}
          onClick={() => void run({ method: 'DELETE', href: destroy(parameters) })}
        />
      )}
    </Inline>
  );
}
