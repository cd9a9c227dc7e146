import {
  planBars,
  withBarMoved,
  type PlanBarName,
  type PlanSpan,
} from '#domain/simulation/study/plan-bars.ts';
import { milestoneFields, type Study } from '#domain/simulation/study/study.ts';
import { day, firstDayOf, lastDayOf, month, monthOf } from '#domain/time/day.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Text } from '#ui/data/Text.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { ScheduleLanes } from '#ui/schedule/ScheduleLanes.tsx';
import { CashCard } from '../results/CashCard.tsx';
import type { Computation } from '../useComputed.ts';
import type { SimulationForm } from './simulation-form.ts';

export interface PlanningChartProps {
  readonly form: SimulationForm;
  readonly computation: Computation;
  readonly today: string;
}

const tones: Partial<Record<PlanBarName, Tone>> = {
  purchase: 'owned',
  works: 'works',
  sales: 'selling',
  loan: 'promise',
};

/** What moving a bar may change. */
const movedFields = [
  'purchaseOn',
  'worksStartMonth',
  'worksMonths',
  'situations',
  'receptionMonth',
  'foundationsOn',
  'watertightOn',
  'halfWorksOn',
  'completionOn',
  'deliveryOn',
  'lots',
  'loanSignedOn',
  'loanMonths',
] as const satisfies readonly (keyof Study)[];

/** Purchase, works, calls, sales and loan in time; carried to other days, they move the cash below at once. */
export function PlanningChart({ form, computation: { computed }, today }: PlanningChartProps) {
  const t = useMessages(simulationMessages);
  const { date } = useFormat();
  if (computed === null || !computed.ok) return <Text tone="ink3">{t('result.notComputed')}</Text>;
  const { study, results } = computed;
  const bars = planBars(study);
  const isMovable = form.props.can.save;
  const { getValues, setValue, setFocus } = form.control.form.form;
  const move = (name: PlanBarName, span: PlanSpan): void => {
    const moved = withBarMoved(study, name, span);
    const changed = movedFields.filter((field) => moved[field] !== study[field]);
    if (changed.length === 0) return;
    const before = changed.map((field) => [field, getValues(field)] as const);
    for (const field of changed) setValue(field, moved[field], { shouldDirty: true });
    toast.info(t('gantt.moved', { what: t(`gantt.bars.${name}`) }), {
      undo: () => {
        for (const [field, value] of before) setValue(field, value, { shouldDirty: true });
      },
    });
  };
  const lastMonth = results.months.at(-1)?.month ?? study.startMonth;
  const ends = [lastDayOf(month(lastMonth)), ...bars.map(({ to }) => to)].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const starts = [firstDayOf(month(study.startMonth)), ...bars.map(({ from }) => from)].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return (
    <Stack gap={4}>
      <ScheduleLanes
        label={t('sections.gantt')}
        today={today}
        window={{ from: starts[0] ?? today, to: lastDayOf(monthOf(day(ends.at(-1) ?? today))) }}
        lanes={[
          {
            id: 'plan',
            label: t('sections.gantt'),
            empty: '',
            bars: bars.map(({ name, from, to }) => ({
              id: name,
              title: t(`gantt.bars.${name}`),
              tone: tones[name] ?? 'info',
              from,
              to,
              isMovable,
              step: name === 'works' || name === 'sales' ? 'month' : 'day',
              actionLabel: t(isMovable ? 'gantt.movable' : 'gantt.fixed', {
                what: t(`gantt.bars.${name}`),
                from: date(from),
                to: date(to),
              }),
            })),
          },
        ]}
        onOpen={(id) => setFocus(fieldOfBar[id as PlanBarName])}
        {...(isMovable && { onMove: (id, span) => move(id as PlanBarName, span) })}
      />
      {isMovable && (
        <Text as="p" size="table" tone="ink3">
          {t('gantt.help')}
        </Text>
      )}
      <CashCard results={results} today={today} />
    </Stack>
  );
}

/** The field that holds the days of a bar, to type them instead. */
const fieldOfBar = {
  purchase: 'purchaseOn',
  works: 'worksStartMonth',
  ...milestoneFields,
  sales: 'lots',
  loan: 'loanMonths',
} as const satisfies Readonly<Record<PlanBarName, keyof Study>>;
