import type { ShownPermit } from '#contracts/client/operation/urban-planning.ts';
import { permitKinds } from '#domain/urban/enums.ts';
import { store, update } from '#generated/routes/client/operation/urban-planning/permit.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Text } from '#ui/data/Text.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const payloads = async () => import('#contracts/client/operation/urban-planning/payload.ts');
const storeSchema = async () => (await payloads()).storePermit.payload;
const updateSchema = async () => (await payloads()).updatePermit.payload;

interface PermitDialogProps {
  readonly operationId: string;
  /** Null for a new one. */
  readonly permit: ShownPermit | null;
  /** The application whose place a new one takes. */
  readonly replaces: ShownPermit | null;
  readonly isProtectedSite: boolean;
  readonly onClose: () => void;
}

/** Asks what a permission is; of one that is known, recorded days can be corrected too. */
export function PermitDialog({ permit, ...props }: PermitDialogProps) {
  return permit === null ? <NewPermit {...props} /> : <KnownPermit {...props} permit={permit} />;
}

const days = [
  'filedOn',
  'missingRequestedOn',
  'completedOn',
  'decisionOn',
  'notifiedOn',
  'postedOn',
  'workOpenedOn',
  'worksStoppedOn',
  'worksResumedOn',
  'daactOn',
] as const;
/** Days that may be filled in without a step, once works are open. */
const freeOfStep: readonly string[] = ['worksStoppedOn', 'worksResumedOn'];

function NewPermit({ operationId, replaces, isProtectedSite, onClose }: Omit<PermitDialogProps, 'permit'>) {
  const t = useMessages(urbanMessages);
  const form = useAppForm({
    schema: storeSchema,
    defaultValues: {
      kind: replaces?.kind ?? 'PC',
      number: '',
      subject: replaces?.subject ?? '',
      extraMonths: 0,
      extensionsCount: 0,
      isProtectedSite: replaces?.isProtectedSite ?? isProtectedSite,
      isInspectionMandatory: replaces?.isInspectionMandatory ?? false,
      replacesPermitId: replaces?.id ?? null,
    },
  });
  return (
    <ActionDialog
      form={form}
      title={t(replaces === null ? 'permit.create' : 'permit.replace')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: store({ operation: operationId }) }}
      onClose={onClose}
    >
      <PermitFields form={form as never} isNew />
    </ActionDialog>
  );
}

function useKnownForm({
  kind,
  number,
  subject,
  extraMonths,
  extensionsCount,
  isProtectedSite,
  isInspectionMandatory,
  version,
  days: known,
}: ShownPermit) {
  return useAppForm({
    schema: updateSchema,
    defaultValues: {
      kind,
      number,
      subject,
      extraMonths,
      extensionsCount,
      isProtectedSite,
      isInspectionMandatory,
      version,
      days: known,
    },
  });
}
type KnownForm = ReturnType<typeof useKnownForm>;

function KnownPermit({ operationId, permit, onClose }: PermitDialogProps & { readonly permit: ShownPermit }) {
  const t = useMessages(urbanMessages);
  const form = useKnownForm(permit);
  const href = update({ operation: operationId, permit: permit.id });
  const corrected = days.filter(
    (name) => permit.days[name] !== null || (freeOfStep.includes(name) && permit.days.workOpenedOn !== null),
  );
  return (
    <ActionDialog
      form={form}
      title={permit.label}
      submitLabel={t('zone.save')}
      action={{ method: 'PUT', href }}
      onClose={onClose}
    >
      <PermitFields form={form} isNew={false} />
      {corrected.length > 0 && (
        <Text as="p" weight="medium">
          {t('permit.corrections')}
        </Text>
      )}
      {corrected.map((name) => (
        <Bound form={form} name={`days.${name}`} key={name}>
          {(bind) => <DateField {...bind} label={t(`days.${name}`)} isOptional={freeOfStep.includes(name)} />}
        </Bound>
      ))}
    </ActionDialog>
  );
}

function PermitFields({ form, isNew }: { readonly form: KnownForm; readonly isNew: boolean }) {
  const t = useMessages(urbanMessages);
  return (
    <>
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'PC')}
            label={t('permit.fields.kind')}
            choices={permitKinds.map((id) => ({ id, label: t(`choices.kind.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="number">
        {(bind) => (
          <TextField
            {...bind}
            label={t('permit.fields.number')}
            help={t('permit.help.number')}
            maxLength={25}
            isOptional
          />
        )}
      </Bound>
      <Bound form={form} name="subject">
        {(bind) => <TextField {...bind} label={t('permit.fields.subject')} maxLength={140} isOptional />}
      </Bound>
      <FieldRow>
        <Bound form={form} name="extraMonths">
          {(bind) => (
            <IntegerField
              {...bind}
              onChange={(months) => bind.onChange(months ?? 0)}
              label={t('permit.fields.extraMonths')}
              help={t('permit.help.extraMonths')}
            />
          )}
        </Bound>
        {!isNew && (
          <Bound form={form} name="extensionsCount">
            {(bind) => (
              <IntegerField
                {...bind}
                onChange={(count) => bind.onChange(count ?? 0)}
                label={t('permit.fields.extensionsCount')}
                help={t('permit.help.extensionsCount')}
              />
            )}
          </Bound>
        )}
      </FieldRow>
      <Bound form={form} name="isProtectedSite">
        {(bind) => <Switch {...bind} label={t('permit.fields.isProtectedSite')} />}
      </Bound>
      <Bound form={form} name="isInspectionMandatory">
        {(bind) => <Switch {...bind} label={t('permit.fields.isInspectionMandatory')} />}
      </Bound>
    </>
  );
}
