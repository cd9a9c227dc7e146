import type { SimulationIssue } from '#domain/simulation/results.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const shownAtMost = 4;

/** What is to be mended or known before a simulation is validated. */
export function IssueList({ issues }: { readonly issues: readonly SimulationIssue[] }) {
  const t = useMessages(simulationMessages);
  const { month } = useFormat();
  const texts = issues.map((issue): string => {
    switch (issue.code) {
      case 'acquisition_missing':
        return t('issues.acquisition_missing');
      case 'line_without_month':
      case 'works_not_planned':
        return t(`issues.${issue.code}`, { label: issue.label });
      case 'milestone_missing':
      case 'vat_to_decide':
        return t(`issues.${issue.code}`, { label: issue.lotRef });
      case 'outside_period':
        return t('issues.outside_period', { label: issue.label, month: month(issue.month) });
    }
  });
  const rest = texts.length - shownAtMost;
  return (
    <Banner tone="warn">
      {t('issues.title')} : {texts.slice(0, shownAtMost).join(' ')}
      {rest > 0 && ` ${t('issues.more', { count: rest })}`}
    </Banner>
  );
}
