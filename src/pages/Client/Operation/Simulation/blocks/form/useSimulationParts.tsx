import { useCallback, useState, type ReactNode } from 'react';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { ExpenseCategory } from '#domain/simulation/expense-line.ts';
import type { SimulationTab } from '#domain/simulation/study/form-tabs.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import { milestoneFields, type LineGroup } from '#domain/simulation/study/study.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { SectionConfig } from '#ui/form/section-config.ts';
import type { PlacedField } from '../../../../../blocks/record/useRecordForm.tsx';
import { ExpenseTables, MoneyLines, MonthField, OtherLoanLines, RevenueTables } from './late-parts.tsx';
import type { LineDialogProps } from './LineDialog.tsx';
import type { SimulationForm } from './simulation-form.ts';
import type { ExpenseView, PostingChoices } from './useExpenseColumns.ts';

interface PartsOptions {
  readonly form: SimulationForm;
  readonly tab: SimulationTab;
  readonly results: Simulation | null;
  readonly view: ExpenseView;
  readonly choices: PostingChoices;
  readonly plans: SimulationFormProps['paymentPlans'];
  readonly category: ExpenseCategory | '';
}

/** The sections of the tab that is open, the tables above them, and the line or lot of which the details are. */
export function useSimulationParts({ form, tab, results, view, choices, plans, category }: PartsOptions) {
  const [opened, setOpened] = useState<Pick<LineDialogProps, 'group' | 'row'> | null>(null);
  const [receiptsRow, setReceiptsRow] = useState<number | null>(null);
  const open = useCallback((group: LineGroup, row: number) => setOpened({ group, row }), []);
  const hypotheses = useHypotheses(form);
  const planning = usePlanning(form);
  const financing = useFinancing(form);
  const parts: Partial<Record<SimulationTab, readonly SectionConfig[]>> = {
    hypotheses,
    financement: financing,
    planning,
  };
  const tables: Partial<Record<SimulationTab, ReactNode>> = {
    depenses: (
      <ExpenseTables
        form={form}
        results={results}
        view={view}
        choices={choices}
        category={category}
        onOpen={open}
      />
    ),
    recettes: (
      <RevenueTables
        form={form}
        results={results}
        view={view === 'posting' ? 'ht' : view}
        plans={plans}
        onReceipts={setReceiptsRow}
      />
    ),
  };
  return {
    parts: parts[tab] ?? [],
    tables: tables[tab],
    opened: opened && { ...opened, onClose: () => setOpened(null) },
    receipts: receiptsRow === null ? null : { row: receiptsRow, onClose: () => setReceiptsRow(null) },
  };
}

function useHypotheses({ field, section }: SimulationForm): readonly SectionConfig[] {
  const t = useMessages(simulationMessages);
  return [
    section('hypotheses', [
      [field('name', TextField), field('scenario', Select)],
      [field('startMonth', MonthField), field('durationMonths', IntegerField, { unit: t('units.months') })],
    ]),
    section('purchase', [
      [field('purchasePriceCents', MoneyField), field('purchaseOn', DateField)],
      field('acquisitionRegime', Select),
      [field('departmentDutyBps', RateField), field('disbursementsCents', MoneyField)],
    ]),
    section('taxes', [
      [field('vatRegime', Select), field('vatDueOn', Select, { emptyLabel: '–' })],
      field('corporateTax', Select),
      [field('targetMarginBps', RateField), field('discountBps', RateField)],
    ]),
  ];
}

function usePlanning(form: SimulationForm): readonly SectionConfig[] {
  const t = useMessages(simulationMessages);
  const { field, section } = form;
  const days = Object.values(milestoneFields);
  return [
    section('works', [
      [
        field('worksStartMonth', MonthField),
        field('worksMonths', IntegerField, { unit: t('units.months') }),
        field('worksCurve', Select),
      ],
      [
        field('worksDelayMonths', IntegerField, { unit: t('units.months') }),
        field('retentionBps', RateField),
        field('receptionMonth', MonthField),
      ],
    ]),
    section('situations', [lines(form, 'situations')]),
    section('milestones', [
      days.slice(0, 3).map((name) => field(name, DateField)),
      days.slice(3).map((name) => field(name, DateField)),
    ]),
  ];
}

function useFinancing(form: SimulationForm): readonly SectionConfig[] {
  const t = useMessages(simulationMessages);
  const { field, section } = form;
  return [
    section('equity', [field('equityCents', MoneyField), lines(form, 'injections')]),
    section('loan', [
      [
        field('loanAmountCents', MoneyField),
        field('loanBps', RateField),
        field('loanMonths', IntegerField, { unit: t('units.months') }),
      ],
      [
        field('loanFileFeeCents', MoneyField),
        field('loanGuaranteeFeeCents', MoneyField),
        field('loanCommitmentBps', RateField),
      ],
      [field('loanSignedOn', DateField), field('loanAvailabilityEndOn', DateField)],
      field('loanSweepBps', RateField),
      lines(form, 'draws'),
    ]),
    section('otherLoans', [
      {
        name: 'otherLoans',
        node: <OtherLoanLines key="otherLoans" form={form} isReadOnly={!form.props.can.save} />,
      },
    ]),
    section('guarantee', [[field('guaranteeSetupCents', MoneyField), field('guaranteeBps', RateField)]]),
  ];
}

const lines = (form: SimulationForm, name: 'injections' | 'situations' | 'draws'): PlacedField => ({
  name,
  node: <MoneyLines key={name} form={form} name={name} isReadOnly={!form.props.can.save} />,
});
