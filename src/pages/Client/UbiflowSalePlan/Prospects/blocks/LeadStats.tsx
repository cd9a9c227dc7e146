import type { ProspectsProps } from '#contracts/client/ubiflow-sale-plan/prospects.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { useLeadWords } from './useLeadWords.ts';

/** Portals that are named; the others add up in the list. */
const namedPortals = 3;

/** What came in these thirty days, how fast it was answered, how much of it led to a visit, from where. */
export function LeadStats({ stats }: Pick<ProspectsProps, 'stats'>) {
  const { t, duration } = useLeadWords();
  const { received, medianAnswerMinutes, visitRateBps, byPortal } = stats;
  const [first, ...others] = byPortal;
  const named = ({ portal, count }: (typeof byPortal)[number]): string =>
    t('stats.portal', { portal: t(`choices.portal.${portal}`), count });
  return (
    <FigureGroup isStrip>
      <Stat label={t('stats.received')} quantity={{ count: received }} context={t('stats.receivedHelp')} />
      <Stat
        label={t('stats.median')}
        quantity={{ text: medianAnswerMinutes === null ? '–' : duration(medianAnswerMinutes) }}
        context={t(medianAnswerMinutes === null ? 'stats.noAnswer' : 'stats.medianHelp')}
      />
      <Stat label={t('stats.visits')} quantity={{ rateBps: visitRateBps }} context={t('stats.visitsHelp')} />
      <Stat
        label={t('stats.portals')}
        quantity={{ text: first === undefined ? '–' : named(first) }}
        context={others.slice(0, namedPortals).map(named).join(' · ')}
      />
    </FigureGroup>
  );
}
