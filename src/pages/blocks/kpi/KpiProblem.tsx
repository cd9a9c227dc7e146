import type { KpiSpan } from '#contracts/kpi-period.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

/** Says why the days that were asked for could not be taken. */
export function KpiProblem({ problem }: Pick<KpiSpan, 'problem'>) {
  const t = useMessages(periodMessages);
  return problem === null ? null : <Banner tone="warn">{t(`problems.${problem}`)}</Banner>;
}
