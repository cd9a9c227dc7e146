import { Landmark, RefreshCw } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import type { SimulationTab } from '#domain/simulation/study/form-tabs.ts';
import { takenLoans, type StudyLoans } from '#domain/simulation/study/study-loans.ts';
import { areLotsChanged, syncLots } from '#domain/simulation/study/sync-lots.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { IssueList } from './IssueList.tsx';
import type { SimulationForm } from './simulation-form.ts';
import { CategorySelect } from './CategorySelect.tsx';
import { TemplateMenu, type TemplateTask } from './TemplateMenu.tsx';
import { amountViews, expenseViews, type ExpenseView } from './useExpenseColumns.ts';

export interface SimulationToolsProps {
  readonly form: SimulationForm;
  readonly tab: SimulationTab;
  readonly props: SimulationFormProps;
  readonly results: Simulation | null;
  readonly view: ExpenseView;
  readonly onView: (view: ExpenseView) => void;
  readonly category: ExpenseCategory | '';
  readonly onCategory: (category: ExpenseCategory | '') => void;
  readonly onTemplates: (task: TemplateTask) => void;
}

/** The fields that tell the loans of a simulation. */
const loanNames = [
  'loanAmountCents',
  'loanBps',
  'loanMonths',
  'loanFileFeeCents',
  'loanGuaranteeFeeCents',
  'loanCommitmentBps',
  'loanSweepBps',
  'loanSignedOn',
  'loanAvailabilityEndOn',
  'draws',
  'otherLoans',
] as const;

/** Above the tables: an expense template to begin with, lots and loans to take over, amounts with or without VAT, what is to be mended. */
export function SimulationTools({
  form,
  tab,
  props,
  results,
  view,
  onView,
  category,
  onCategory,
  onTemplates,
}: SimulationToolsProps) {
  const t = useMessages(simulationMessages);
  const canSave = props.form.can.save;
  const { getValues, setValue, control } = form.control.form.form;
  const lots = useWatch({ control, name: 'lots' });
  const isStale = canSave && areLotsChanged(lots, props.currentLots);
  const takeLots = (): void => {
    const before = getValues('lots');
    const last = lots.at(-1)?.deedMonth ?? null;
    setValue('lots', syncLots(before, props.currentLots, last), { shouldDirty: true });
    toast.info(t('lots.synced'), { undo: () => setValue('lots', before, { shouldDirty: true }) });
  };
  const takeLoans = (): void => {
    const before = getValues();
    const options = { shouldDirty: true };
    const setLoans = (loans: StudyLoans): void => {
      for (const name of loanNames) setValue(name, loans[name] as never, options);
    };
    const previous = Object.fromEntries(loanNames.map((name) => [name, before[name]])) as StudyLoans;
    setLoans(takenLoans(previous, props.financingLoans));
    toast.info(t('loans.taken', { count: props.financingLoans.length }), { undo: () => setLoans(previous) });
  };
  const isExpenses = tab === 'depenses';
  const isRevenue = tab === 'recettes';
  const views: readonly ExpenseView[] = isExpenses ? expenseViews : amountViews;
  return (
    <>
      {(isExpenses || isRevenue) && (
        <Inline justify="between">
          {isExpenses && (canSave || props.can.create) && (
            <TemplateMenu form={form} props={props} results={results} onTask={onTemplates} />
          )}
          {isRevenue && canSave && (
            <Button size="sm" icon={RefreshCw} onClick={takeLots}>
              {t('lots.sync')}
            </Button>
          )}
          {isExpenses && <CategorySelect form={form} category={category} onCategory={onCategory} />}
          <Segmented
            label={t('line.view')}
            size="sm"
            value={isExpenses || view !== 'posting' ? view : 'ht'}
            onChange={onView}
            segments={views.map((id) => ({ id, label: t(`line.${id}`) }))}
          />
        </Inline>
      )}
      {tab === 'financement' && canSave && props.financingLoans.length > 0 && (
        <Inline>
          <Button size="sm" icon={Landmark} onClick={takeLoans}>
            {t('loans.take', { count: props.financingLoans.length })}
          </Button>
        </Inline>
      )}
      {isStale && (isExpenses || isRevenue) && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={takeLots}>
              {t('lots.sync')}
            </Button>
          }
        >
          {t('lots.changed')}
        </Banner>
      )}
      {isRevenue && props.operation.kind !== 'vir' && lots.some(({ saleMode }) => saleMode === 'vir') && (
        <Banner tone="warn">{t('lots.notVir')}</Banner>
      )}
      {canSave && results !== null && results.issues.length > 0 && <IssueList issues={results.issues} />}
    </>
  );
}
