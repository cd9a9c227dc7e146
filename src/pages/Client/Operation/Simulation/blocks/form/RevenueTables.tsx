import { useWatch } from 'react-hook-form';
import type { SimulationFormProps } from '#contracts/client/operation/simulation/form.ts';
import type { Simulation } from '#domain/simulation/results.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { LotLines } from './LotLines.tsx';
import { OtherRevenueLines } from './OtherRevenueLines.tsx';
import type { SimulationForm } from './simulation-form.ts';
import type { AmountView } from './useExpenseColumns.ts';

export interface RevenueTablesProps {
  readonly form: SimulationForm;
  readonly results: Simulation | null;
  readonly view: AmountView;
  readonly plans: SimulationFormProps['paymentPlans'];
  readonly onReceipts: (row: number) => void;
}

/** What comes in: the sales of the lots, then everything else. */
export function RevenueTables({ form, results, view, plans, onReceipts }: RevenueTablesProps) {
  const t = useMessages(simulationMessages);
  const lots = useWatch({ control: form.control.form.form.control, name: 'lots' });
  const isReadOnly = !form.props.can.save;
  const hasVir = lots.some(({ saleMode }) => saleMode === 'vir');
  return (
    <>
      <PageSection
        title={t('sections.lots')}
        count={lots.length}
        {...(hasVir && { help: t('lots.calls') })}
        empty={lots.length === 0 && t('lots.empty')}
      >
        <LotLines
          form={form}
          results={results}
          view={view}
          plans={plans}
          isReadOnly={isReadOnly}
          onReceipts={onReceipts}
        />
      </PageSection>
      <PageSection title={t('sections.others')}>
        <OtherRevenueLines form={form} results={results} view={view} isReadOnly={isReadOnly} />
      </PageSection>
    </>
  );
}
