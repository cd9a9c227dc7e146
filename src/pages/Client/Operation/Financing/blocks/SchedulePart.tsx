import { Download } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { LoanFormProps } from '#contracts/client/operation/financing/form.ts';
import type { LoanFormValues } from '#contracts/client/operation/financing/payload.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { loanScheduleCalculation } from '#domain/loan/schedule-calculation.ts';
import type { LoanSchedule } from '#domain/loan/schedule.ts';
import { schedule as scheduleFile } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { LineChart } from '#ui/chart/LineChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { liveSchedule } from './live-schedule.ts';
import { ScheduleTable } from './ScheduleTable.tsx';
import { unchanged, WhatIf, withOther, type OtherTerms } from './WhatIf.tsx';

export interface SchedulePartProps {
  readonly control: Control<LoanFormValues>;
  readonly given: LoanFormProps['schedule'];
  /** Of the saved loan, whose schedule can be had as a file. */
  readonly file: { readonly operation: string; readonly loan: string } | null;
  readonly today: string;
}

/** The schedule of the loan as it is typed, its cost, its course, and another scenario beside it. */
export function SchedulePart({ control, given, file, today }: SchedulePartProps) {
  const t = useMessages(financingMessages);
  const { date } = useFormat();
  const values = useDeferredValue(useWatch({ control }) as LoanFormValues);
  const [other, setOther] = useState<OtherTerms>(unchanged);
  const live = useMemo(() => liveSchedule(values, given, today), [values, given, today]);
  const compared = useMemo(
    () => (other === unchanged ? null : liveSchedule(withOther(values, other), given, today)),
    [values, other, given, today],
  );
  if (live.kind !== 'known') {
    return (
      <PageSection title={t('schedule.title')}>
        <Text as="p" tone="ink3" isStatus>
          {t(live.kind === 'refused' ? 'schedule.refused' : 'schedule.empty')}
        </Text>
      </PageSection>
    );
  }
  const { schedule, isDrawAssumed } = live.outlook;
  const second = compared?.kind === 'known' ? compared.outlook.schedule : null;
  return (
    <PageSection title={t('schedule.title')} aside={file !== null && <FileButtons file={file} />}>
      <ScheduleFigures schedule={schedule} />
      {isDrawAssumed && (
        <Banner tone="info">{t('schedule.assumed', { date: date(schedule.loan.firstDrawOn) })}</Banner>
      )}
      <Card>
        <LineChart
          label={t('schedule.chart')}
          unit="money"
          today={today}
          series={[
            { id: 'present', label: t('schedule.present'), color: 'ink' },
            ...(second === null
              ? []
              : [{ id: 'other', label: t('schedule.other'), color: 'brick' as const }]),
          ]}
          points={pointsOf(schedule, second)}
        />
      </Card>
      <WhatIf
        other={other}
        onChange={setOther}
        present={schedule}
        second={second}
        isRefused={compared !== null && second === null}
      />
      <ScheduleTable schedule={schedule} today={today} />
    </PageSection>
  );
}

/** The schedule of the saved loan as a file. */
function FileButtons({ file }: { readonly file: NonNullable<SchedulePartProps['file']> }) {
  const t = useMessages(financingMessages);
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} size="sm" icon={Download} href={scheduleFile(file, { query: { format } })} download>
      {t(`schedule.${format}`)}
    </Button>
  ));
}

function ScheduleFigures({ schedule }: { readonly schedule: LoanSchedule }) {
  const t = useMessages(financingMessages);
  const { date } = useFormat();
  const explained = (figure: string) => explainWith(loanScheduleCalculation, schedule, figure);
  const highest = Math.max(0, ...schedule.rows.map(({ paymentCents }) => paymentCents));
  return (
    <FigureGroup>
      <Stat
        label={t('schedule.cost')}
        quantity={{ cents: schedule.totals.costCents, decimals: 2 }}
        context={t('schedule.costHelp')}
        explanation={explained('costCents')}
      />
      <Stat
        label={t('schedule.interest')}
        quantity={{ cents: schedule.totals.interestCents, decimals: 2 }}
        explanation={explained('interestCents')}
      />
      <Stat label={t('schedule.instalment')} quantity={{ cents: highest, decimals: 2 }} />
      <Stat
        label={t('schedule.maturity')}
        quantity={{ text: date(schedule.maturityOn) }}
        explanation={explained('maturityOn')}
      />
    </FigureGroup>
  );
}

/** What both owe at the end of each month. */
function pointsOf(schedule: LoanSchedule, second: LoanSchedule | null) {
  const months = new Map<string, { present?: number; other?: number }>();
  for (const { month, closingCents } of schedule.rows) months.set(month, { present: closingCents });
  for (const { month, closingCents } of second?.rows ?? []) {
    months.set(month, { ...months.get(month), other: closingCents });
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, values]) => ({ at: month, values }));
}
