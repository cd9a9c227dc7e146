import type { ConstructionProps, ShownReserve } from '#contracts/client/operation/construction.ts';
import { worksMilestones, worksPaperKinds } from '#domain/works/enums.ts';
import { store as storeMilestone } from '#generated/routes/client/operation/construction/milestone.ts';
import { store as storePaper } from '#generated/routes/client/operation/construction/paper.ts';
import { store as storeReception } from '#generated/routes/client/operation/construction/reception.ts';
import { lift } from '#generated/routes/client/operation/construction/reserve.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { LinesField } from '#ui/lines/LinesField.tsx';
import { useDateColumns } from '#ui/lines/useDateColumns.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { lotCode } from './lot-name.ts';

const payloads = async () => import('#contracts/client/operation/construction/payload.ts');
const milestoneSchema = async () => (await payloads()).storeMilestone.payload;
const receptionSchema = async () => (await payloads()).storeReception.payload;
const liftSchema = async () => (await payloads()).liftReserve.payload;
const paperSchema = async () => (await payloads()).storeWorksPaper.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface SiteDialogProps {
  readonly props: ConstructionProps;
  readonly onClose: () => void;
}

/** Asks for the certificate of a stage; half of the works that is not claimed is confirmed in the same window. */
export function MilestoneDialog({ props, onClose }: SiteDialogProps) {
  const t = useMessages(constructionMessages);
  const known = props.milestones.map(({ milestone }) => milestone);
  const left = worksMilestones.filter((one) => !known.includes(one));
  const form = useAppForm({
    schema: milestoneSchema,
    defaultValues: {
      milestone: left[0] ?? 'foundations',
      on: props.today,
      certifierName: '',
      isConfirmed: '',
    },
  });
  const { field } = fieldsOf(form);
  const isToConfirm =
    form.errorOf('isConfirmed') !== undefined || form.form.getValues('isConfirmed') === 'true';
  return (
    <ActionDialog
      form={form}
      title={t('milestones.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: storeMilestone({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('milestone', Select, {
        label: t('fields.milestone'),
        choices: left.map((id) => ({ id, label: t(`milestones.kinds.${id}`) })),
      })}
      <FieldRow>
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
        {field('certifierName', TextField, { label: t('fields.certifierName'), maxLength: 120 })}
      </FieldRow>
      {field('file', FileField, { label: t('fields.file'), formats })}
      {isToConfirm && (
        <Bound form={form} name="isConfirmed">
          {({ value, onChange, ...bind }) => (
            <Checkbox
              {...bind}
              value={value === 'true'}
              onChange={(isOn) => onChange(isOn ? 'true' : '')}
              label={t('help.confirmMilestone')}
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}

/** Asks for the day of the reception and for what is to be put right. */
export function ReceptionDialog({ props, onClose }: SiteDialogProps) {
  const t = useMessages(constructionMessages);
  const column = useLineColumns();
  const dates = useDateColumns();
  const completed = props.lots.filter(({ status }) => status === 'completed');
  const lots = completed.map(({ id, number, label }) => ({ id, label: `${lotCode(number)} · ${label}` }));
  const form = useAppForm({
    schema: receptionSchema,
    defaultValues: {
      on: props.today,
      reserves: [] as { constructionLotId: string; text: string; room: string; dueOn: string | null }[],
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('reception.action')}
      description={t('help.reserves')}
      submitLabel={t('reception.action')}
      action={{ method: 'POST', href: storeReception({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('fields.on'), max: props.today })}
      <LinesField
        form={form}
        name="reserves"
        label={t('reception.reserves')}
        addLabel={t('reception.addReserve')}
        max={200}
        blank={() => ({ constructionLotId: lots[0]?.id ?? '', text: '', room: '', dueOn: null })}
        columns={[
          column.choice('constructionLotId', t('fields.constructionLotId'), lots, { width: '10rem' }),
          column.text('text', t('fields.text'), { maxLength: 300 }),
          column.text('room', t('fields.room'), { maxLength: 60, width: '7rem' }),
          dates.day('dueOn', t('fields.dueOn'), { width: '8rem' }),
        ]}
      />
    </ActionDialog>
  );
}

/** Asks for the day on which something was put right. */
export function LiftDialog({
  props,
  reserve,
  onClose,
}: SiteDialogProps & { readonly reserve: ShownReserve }) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({ schema: liftSchema, defaultValues: { liftedOn: props.today } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('reception.liftTitle')}
      description={reserve.text}
      submitLabel={t('reception.lift')}
      action={{ method: 'POST', href: lift({ operation: props.operation.id, reserve: reserve.id }) }}
      onClose={onClose}
    >
      {field('liftedOn', DateField, { label: t('fields.liftedOn'), max: props.today })}
    </ActionDialog>
  );
}

/** Asks for a paper or a photograph, and for what it is about. */
export function PaperDialog({ props, onClose }: SiteDialogProps) {
  const t = useMessages(constructionMessages);
  const form = useAppForm({
    schema: paperSchema,
    defaultValues: { kind: 'photo', on: props.today, caption: '', recordId: null as string | null },
  });
  const { field } = fieldsOf(form);
  const records = [
    ...props.lots.map(({ id, number, label }) => ({ id, label: `${lotCode(number)} · ${label}` })),
    ...(props.reception?.reserves ?? []).map(({ id, text }) => ({ id, label: text })),
  ];
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: storePaper({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('kind', Select, {
        label: t('fields.kind'),
        choices: worksPaperKinds.map((id) => ({ id, label: t(`papers.kinds.${id}`) })),
      })}
      {field('file', FileField, { label: t('fields.file'), formats })}
      <FieldRow>
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
        <Bound form={form} name="recordId">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              value={typeof bind.value === 'string' ? bind.value : null}
              label={t('fields.recordId')}
              choices={records}
              emptyLabel={t('papers.site')}
              placeholder={t('papers.site')}
              isOptional
            />
          )}
        </Bound>
      </FieldRow>
      {field('caption', TextField, { label: t('fields.caption'), maxLength: 140, isOptional: true })}
    </ActionDialog>
  );
}
