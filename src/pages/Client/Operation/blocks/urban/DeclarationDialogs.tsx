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
import { FieldError } from '#ui/fields/FieldError.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const payloads = async () => import('#contracts/client/operation/urban-planning/payload.ts');
const storeSchema = async () => (await payloads()).storeDeclaration.payload;
const updateSchema = async () => (await payloads()).updateDeclaration.payload;
const stepSchema = async () => (await payloads()).takeDeclarationStep.payload;

export interface DeclarationDialogProps {
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
  const { ref } = form;
  const send = async () =>
    (await form.submit({ method: 'POST', href: store({ operation: operationId }) }))?.outcome === 'success';
  const isToConfirm = form.errorOf('isConfirmed') !== undefined || form.form.getValues('isConfirmed');
  return (
    <FormDialog
      formRef={ref}
      title={t('declaration.create')}
      submitLabel={t('add')}
      onSubmit={send}
      onClose={onClose}
    >
      <DeclarationFields form={form} lots={lots} today={today} />
      {isToConfirm && (
        <Bound form={form} name="isConfirmed">
          {(bind) => <Checkbox {...bind} label={t('declaration.notSubject')} />}
        </Bound>
      )}
    </FormDialog>
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
  const { ref } = form;
  const href = update({ operation: operationId, declaration: declaration.id });
  const send = async () => (await form.submit({ method: 'PUT', href }))?.outcome === 'success';
  const refusal = form.errorOf('version');
  return (
    <FormDialog
      formRef={ref}
      title={declaration.label}
      submitLabel={t('zone.save')}
      onSubmit={send}
      onClose={onClose}
    >
      <DeclarationFields form={form as never} lots={lots} today={today} />
      {(['requestOn', 'suppliedOn'] as const)
        .filter((name) => declaration[name] !== null)
        .map((name) => (
          <Bound form={form} name={name} key={name}>
            {(bind) => <DateField {...bind} label={t(`days.${name}`)} max={today} />}
          </Bound>
        ))}
      {refusal !== undefined && <FieldError id="declaration-version-error" text={refusal} />}
    </FormDialog>
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

export interface DeclarationStepDialogProps {
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
  const { ref } = form;
  const href = takeStep({ operation: operationId, declaration: declaration.id });
  const send = async () => (await form.submit({ method: 'POST', href }))?.outcome === 'success';
  const refusal = form.errorOf('base') ?? form.errorOf('version');
  return (
    <FormDialog formRef={ref} title={step.label} submitLabel={step.label} onSubmit={send} onClose={onClose}>
      <Bound form={form} name="on">
        {(bind) => (
          <DateField
            {...bind}
            onChange={(on) => bind.onChange(on ?? '')}
            label={t('step.on')}
            max={today}
            autoFocus
          />
        )}
      </Bound>
      {step.name === 'waive' && declaration.status === 'price_contested' && (
        <Bound form={form} name="isPriceByCourt">
          {(bind) => (
            <Checkbox
              {...bind}
              label={t('declaration.fields.isPriceByCourt')}
              help={t('declaration.priceByCourtHelp')}
            />
          )}
        </Bound>
      )}
      {refusal !== undefined && <FieldError id="declaration-step-error" text={refusal} />}
    </FormDialog>
  );
}
