import { useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { SimulationFormValues } from '#contracts/client/operation/simulation/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import { simulationTabs, type SimulationTab } from '#domain/simulation/study/form-tabs.ts';
import { edit, index, store, update } from '#generated/routes/client/operation/simulation.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import * as recordMessages from '#messages/record.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useOthersTyping } from '../../../blocks/record/useOthersTyping.ts';
import { useRecordForm } from '../../../blocks/record/useRecordForm.tsx';
import { OperationFrame } from '../blocks/OperationFrame.tsx';
import type { TemplateTask } from './blocks/form/TemplateMenu.tsx';
import { simulationSchema } from './blocks/form/simulation-form.ts';
import { PlanningChart, SimulationTools } from './blocks/form/late-parts.tsx';
import type { ExpenseView } from './blocks/form/useExpenseColumns.ts';
import { useSimulationParts } from './blocks/form/useSimulationParts.tsx';
import type { ResultPanelProps } from './blocks/results/ResultPanel.tsx';
import type { ResultsTabProps } from './blocks/results/ResultsTab.tsx';
import { ResultSummary } from './blocks/results/ResultSummary.tsx';
import { useShownFigures } from './blocks/results/useShownFigures.ts';
import { useTakePrice } from './blocks/results/useTakePrice.ts';
import { SimulationActions } from './blocks/SimulationActions.tsx';
import { useComputed } from './blocks/useComputed.ts';
import { useTabOfErrors } from './blocks/useTabOfErrors.ts';

const LineDialog = lazyDialog(async () => (await import('./blocks/form/LineDialog.tsx')).LineDialog);

const ReceiptsDialog = lazyDialog(
  async () => (await import('./blocks/form/ReceiptsDialog.tsx')).ReceiptsDialog,
);

const TemplateDialog = lazyDialog(
  async () => (await import('./blocks/form/TemplateDialogs.tsx')).TemplateDialog,
);

const ResultPanel = lazyPart<ResultPanelProps>(
  async () => (await import('./blocks/results/ResultPanel.tsx')).ResultPanel,
);

const ResultsTab = lazyPart<ResultsTabProps>(
  async () => (await import('./blocks/results/ResultsTab.tsx')).ResultsTab,
);

/** A simulation: hypotheses, expenses and revenue by keyboard, with what comes of them beside at every stroke. */
export default function SimulationForm(props: WithShared<SimulationFormProps>) {
  const { operation, head, can, tab, place } = props;
  const t = useMessages(simulationMessages);
  const tRecord = useMessages(recordMessages);
  const { date } = useFormat();
  const { record } = props.form;
  const ofOperation = { operation: operation.id };
  const ofSimulation = { ...ofOperation, simulation: record?.id ?? '' };
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'simulation',
    messages: simulationMessages,
    schema: simulationSchema,
    routes: {
      index: () => index(ofOperation),
      store: () => store(ofOperation),
      update: (simulation) => update({ ...ofOperation, simulation }),
    },
    updateMethod: 'PUT',
  });
  const title = record?.label ?? t('title');
  useTitle(`${operation.name} · ${title}`, props.app.name);
  useRefreshOnEvent<SimulationFormProps>(
    channels.operation(operation.id),
    ['simulation.updated', 'operation.updated', 'lot.updated', 'price.changed'],
    ['head', 'currentLots'],
  );
  useRefreshOnEvent<SimulationFormProps>(
    props.realtime?.changesChannel ?? null,
    ['expense-template.changed'],
    ['templates'],
  );
  const fields = form.control.form.form as unknown as UseFormReturn<SimulationFormValues>;
  const { control } = fields;
  const computation = useComputed(fields, { ...place, paymentPlans: props.paymentPlans });
  const shown = useShownFigures(props, computation);
  const results = computation.computed?.ok ? computation.computed.results : null;
  const [view, setView] = useState<ExpenseView>('ht');
  const [templateTask, setTemplateTask] = useState<TemplateTask | null>(null);
  const [category, setCategory] = useState<ExpenseCategory | ''>('');
  useTabOfErrors(form.control.form.errors, tab, (id) => edit(ofSimulation, { query: { tab: id } }));
  const { parts, tables, opened, receipts } = useSimulationParts({
    form,
    tab,
    results,
    view,
    choices: props.choices,
    plans: props.paymentPlans,
    category,
  });
  const others = useOthersTyping({
    shared: props,
    type: 'simulation',
    recordId: record?.id ?? null,
    labelOf: form.labelOf,
  });
  const takePrice = useTakePrice(form, computation);
  const targetMarginBps = useWatch({ control, name: 'targetMarginBps' });
  const scenario = useWatch({ control, name: 'scenario' });
  const target = Number.isFinite(targetMarginBps) ? targetMarginBps : null;
  const above: Partial<Record<SimulationTab, ReactNode>> = {
    resultats: (
      <ResultsTab
        computation={computation}
        targetMarginBps={target}
        today={props.today}
        decision={{ operation, can, onTakePrice: props.form.can.save ? takePrice : null }}
      />
    ),
    planning: <PlanningChart form={form} computation={computation} today={props.today} />,
  };
  return (
    <OperationFrame operation={operation} current="simulations" canUpdate={can.update}>
      <RecordForm
        control={form.control}
        labelOf={form.labelOf}
        describe={form.describe}
        onFieldInput={others.sendTyping}
        head={{
          title,
          badge: (
            <>
              <TradeStateBadge entity="simulation" state={head.status} />
              {head.isActive && <Badge tone="info">{t('reference')}</Badge>}
            </>
          ),
          subtitle: subtitleOf([
            t(`choices.scenario.${scenario}`),
            head.project?.name ?? null,
            head.validated && t('validatedAt', { date: date(head.validated.at) }),
          ]),
          actions: record !== null && (
            <SimulationActions
              operationId={operation.id}
              can={can}
              isDirty={form.control.form.isDirty}
              computed={computation.computed}
              simulation={{
                id: record.id,
                version: record.version,
                name: record.label,
                scenario,
                status: head.status,
                marginCents: shown.figures?.marginCents ?? null,
              }}
            />
          ),
        }}
        notice={
          <>
            {!can.update && <Banner tone="info">{tRecord('readOnly')}</Banner>}
            {can.update && head.status === 'validated' && <Banner tone="info">{t('lockedNotice')}</Banner>}
            {can.update && head.status === 'archived' && <Banner tone="info">{t('archivedNotice')}</Banner>}
            <Tabs
              label={t('tabs.label')}
              items={simulationTabs.map((id) => ({
                label: t(`tabs.${id}`),
                href: edit(ofSimulation, { query: { tab: id } }),
                isCurrent: id === tab,
              }))}
            />
            <SimulationTools
              form={form}
              tab={tab}
              props={props}
              results={results}
              view={view}
              onView={setView}
              category={category}
              onCategory={setCategory}
              onTemplates={setTemplateTask}
            />
          </>
        }
        before={above[tab] ?? tables}
        parts={parts}
        result={{
          summary: <ResultSummary shown={shown} targetMarginBps={target} />,
          content: <ResultPanel shown={shown} targetMarginBps={target} today={props.today} />,
        }}
        bar={
          props.form.can.save
            ? {
                submitLabel: tRecord('save'),
                cancelHref: index(ofOperation),
                note: others.sentences[0],
              }
            : null
        }
      />
      {opened !== null && (
        <LineDialog
          key={`${opened.group}.${opened.row}`}
          form={form}
          group={opened.group}
          row={opened.row}
          choices={props.choices}
          isReadOnly={!props.form.can.save}
          onClose={opened.onClose}
        />
      )}
      {templateTask !== null && (
        <TemplateDialog
          task={templateTask}
          form={form}
          props={props}
          results={results}
          onClose={() => setTemplateTask(null)}
        />
      )}
      {receipts !== null && (
        <ReceiptsDialog
          key={receipts.row}
          form={form}
          plans={props.paymentPlans}
          isReadOnly={!props.form.can.save}
          {...receipts}
        />
      )}
    </OperationFrame>
  );
}

const subtitleOf = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' · ');
