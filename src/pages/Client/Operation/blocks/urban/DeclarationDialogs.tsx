import type { ShownDeclaration, UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { preemptionSides } from '#domain/urban/enums.ts';
import {
  step as takeStep,
  store,
  update,
} from '#generated/routes/client/operation/urban-planning/declaration.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const payloads = async () => import('#contracts/client/operation/urban-planning/payload.ts');
const storeSchema = async () => (await payloads()).storeDeclaration.payload;
const updateSchema = async () => (await payloads()).updateDeclaration.payload;
const stepSchema = async () => (await payloads()).takeDeclarationStep.payload;

interface DeclarationDialogProps {
  readonly operationId: string;
  /** Null for a new one. */
  readonly declaration: ShownDeclaration | null;
  readonly lots: UrbanPlanningProps['lots'];
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks what a declaration says. */
export function DeclarationDialog({ declaration, ...props }: DeclarationDialogProps) {
  return declaration === null ? (
    <NewDeclaration {...props} />
  ) : (
    <KnownDeclaration {...props} declaration={declaration} />
  );
}

function useNewForm(today: string) {
  return useAppForm({
    schema: storeSchema,
    defaultValues: {
      side: 'purchase',
      lotId: null as string | null,
      priceCents: null as unknown as number,
      receivedOn: today,
      isConfirmed: false,
    },
  });
}
type NewForm = ReturnType<typeof useNewForm>;

function NewDeclaration({ operationId, lots, today, onClose }: Omit<DeclarationDialogProps, 'declaration'>) {
  const t = useMessages(urbanMessages);
  const form = useNewForm(today);
  const { warning } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('declaration.create')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <DeclarationFields form={form} lots={lots} today={today} />
      {warning('isConfirmed', Checkbox, { label: t('declaration.notSubject') })}
    </ActionDialog>
  );
}

function KnownDeclaration({
  operationId,
  declaration,
  lots,
  today,
  onClose,
}: DeclarationDialogProps & { readonly declaration: ShownDeclaration }) {
  const t = useMessages(urbanMessages);
  const { side, lotId, priceCents, receivedOn, requestOn, suppliedOn, version } = declaration;
  const form = useAppForm({
    schema: updateSchema,
    defaultValues: { side, lotId, priceCents, receivedOn, requestOn, suppliedOn, version },
  });
  const { field } = fieldsOf(form);
  const href = update({ operation: operationId, declaration: declaration.id });
  return (
    <ActionDialog
      form={form}
      title={declaration.label}
      submitLabel={t('zone.save')}
      action={{ method: 'PUT', href }}
      onClose={onClose}
    >
      <DeclarationFields form={form as never} lots={lots} today={today} />
      {(['requestOn', 'suppliedOn'] as const)
        .filter((name) => declaration[name] !== null)
        .map((name) => field(name, DateField, { label: t(`days.${name}`), max: today }))}
    </ActionDialog>
  );
}

interface DeclarationFieldsProps {
  readonly form: NewForm;
  readonly lots: UrbanPlanningProps['lots'];
  readonly today: string;
}

function DeclarationFields({ form, lots, today }: DeclarationFieldsProps) {
  const t = useMessages(urbanMessages);
  const side = form.form.watch('side');
  const take = (id: string | null): void => {
    const price = lots.find((lot) => lot.id === id)?.priceCents;
    if (price != null) form.form.setValue('priceCents', price);
  };
  return (
    <>
      <Bound form={form} name="side">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => {
              bind.onChange(chosen ?? 'purchase');
              if (chosen !== 'sale') form.form.setValue('lotId', null);
            }}
            label={t('declaration.fields.side')}
            choices={preemptionSides.map((id) => ({ id, label: t(`choices.side.${id}`) }))}
          />
        )}
      </Bound>
      {side === 'sale' && (
        <Bound form={form} name="lotId">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              onChange={(id) => {
                bind.onChange(id);
                take(id);
              }}
              label={t('declaration.fields.lotId')}
              choices={lots}
            />
          )}
        </Bound>
      )}
      <Bound form={form} name="priceCents">
        {(bind) => (
          <MoneyField
            {...bind}
            onChange={(cents) => bind.onChange(cents as number)}
            label={t('declaration.fields.priceCents')}
          />
        )}
      </Bound>
      <Bound form={form} name="receivedOn">
        {(bind) => (
          <DateField
            {...bind}
            onChange={(on) => bind.onChange(on ?? '')}
            label={t('declaration.fields.receivedOn')}
            max={today}
          />
        )}
      </Bound>
    </>
  );
}

interface DeclarationStepDialogProps {
  readonly operationId: string;
  readonly declaration: ShownDeclaration;
  readonly step: ShownDeclaration['steps'][number];
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks for the day of a step of a declaration. */
export function DeclarationStepDialog({
  operationId,
  declaration,
  step,
  today,
  onClose,
}: DeclarationStepDialogProps) {
  const t = useMessages(urbanMessages);
  const form = useAppForm({
    schema: stepSchema,
    defaultValues: { version: declaration.version, step: step.name, on: today, isPriceByCourt: false },
  });
  const { field } = fieldsOf(form);
  const href = takeStep({ operation: operationId, declaration: declaration.id });
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('step.on'), max: today, autoFocus: true })}
      {step.name === 'waive' &&
        declaration.status === 'price_contested' &&
        field('isPriceByCourt', Checkbox, {
          label: t('declaration.fields.isPriceByCourt'),
          help: t('declaration.priceByCourtHelp'),
        })}
    </ActionDialog>
  );
}
