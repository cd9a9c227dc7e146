import { deadline } from '#domain/deadline/deadline.ts';
import { deadlineKinds } from '#domain/deadline/definitions.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { medianNs } from '../measure.ts';
import { duration, type Row } from '../report.ts';

const COUNT = 1_000;

/** Counting and explaining a thousand legal deadlines, all kinds in turn. */
export async function benchDeadlines(): Promise<Row[]> {
  const starts = Array.from({ length: COUNT }, (_, days) => addToDay(day('2025-11-28'), { days }));
  const { all } = await medianNs({
    all: () =>
      starts.map((startOn, index) => {
        const kind = deadlineKinds[index % deadlineKinds.length] ?? 'buyer_withdrawal';
        return deadline(kind, startOn, { permitKind: 'PC', diagnostic: 'dpe' });
      }),
  });
  return [
    {
      what: '1,000 legal deadlines, counted and explained',
      ours: duration(all),
      target: '< 50 ms',
      isMet: all < 50_000_000,
    },
  ];
}
