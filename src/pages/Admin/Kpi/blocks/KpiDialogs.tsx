import type { KpiExplorerProps, KpiGoalRow } from '#contracts/admin/kpi/dashboard.ts';
import { kpiOf, type KpiKey } from '#domain/audience/explorer/keys.ts';
import { recompute } from '#generated/routes/admin/kpi.ts';
import { update } from '#generated/routes/admin/kpi/goal.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { MonthField } from '#ui/fields/MonthField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { useKpiWords } from './useKpiWords.ts';

/** The window that is open over the figures. */
export type OpenedKpi =
  | { readonly kind: 'goal'; readonly goal: KpiGoalRow | null }
  | { readonly kind: 'recompute' };

interface KpiDialogsProps extends Pick<KpiExplorerProps, 'keys' | 'query' | 'span' | 'today'> {
  readonly opened: OpenedKpi;
  readonly onClose: () => void;
}

const payloads = () => import('#contracts/admin/kpi/payload.ts');
const goalSchema = async () => (await payloads()).updateKpiGoal.payload;
const recomputeSchema = async () => (await payloads()).recomputeKpis.payload;

const valueFields = { cents: MoneyField, bps: RateField, count: IntegerField } as const;

function GoalDialog({
  goal,
  keys,
  query,
  today,
  onClose,
}: Omit<KpiDialogsProps, 'opened' | 'span'> & { readonly goal: KpiGoalRow | null }) {
  const t = useMessages(kpiMessages);
  const { nameOf } = useKpiWords();
  const first: KpiKey = query.keys[0] ?? keys[0] ?? 'mrr';
  const form = useAppForm({
    schema: goalSchema,
    defaultValues: {
      key: goal?.key ?? first,
      month: goal?.month ?? today.slice(0, 7),
      value: goal?.value ?? null,
      version: goal?.version ?? null,
    },
  });
  const { field } = fieldsOf(form);
  const ValueField = valueFields[kpiOf(form.form.watch('key')).unit];
  return (
    <ActionDialog
      form={form}
      title={t(goal === null ? 'goal.add' : 'goal.edit')}
      submitLabel={t('goal.submit')}
      action={{ method: 'PUT', href: update(), preserveScroll: true }}
      onClose={onClose}
    >
      <Bound form={form} name="key">
        {({ onChange, ...bind }) => (
          <ChoiceSelect
            {...bind}
            label={t('goal.key')}
            onChange={(key) => onChange(key ?? first)}
            choices={keys.map((id) => ({ id, label: nameOf(id) }))}
            isReadOnly={goal !== null}
          />
        )}
      </Bound>
      <FieldRow>
        {field('month', MonthField, { label: t('goal.month'), isReadOnly: goal !== null })}
        {field('value', ValueField, { label: t('goal.value') })}
      </FieldRow>
    </ActionDialog>
  );
}

function RecomputeDialog({ span, today, onClose }: Pick<KpiDialogsProps, 'span' | 'today' | 'onClose'>) {
  const t = useMessages(kpiMessages);
  const form = useAppForm({
    schema: recomputeSchema,
    defaultValues: { from: span.from, to: span.to < today ? span.to : today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('recompute.title')}
      description={t('recompute.text')}
      submitLabel={t('recompute.submit')}
      action={{ method: 'POST', href: recompute(), preserveScroll: true }}
      onClose={onClose}
    >
      <FieldRow>
        {field('from', DateField, { label: t('recompute.from'), max: today })}
        {field('to', DateField, { label: t('recompute.to'), max: today })}
      </FieldRow>
    </ActionDialog>
  );
}

/** The window that is open over the figures. */
export function KpiDialogs({ opened, ...props }: KpiDialogsProps) {
  return opened.kind === 'goal' ? (
    <GoalDialog {...props} goal={opened.goal} />
  ) : (
    <RecomputeDialog {...props} />
  );
}
