import type { MiniSiteProps } from '#contracts/admin/dashboard/mini-site.ts';
import * as miniSiteMessages from '#messages/admin/mini-site.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { KpiStat } from '../../../../blocks/kpi/KpiStat.tsx';
import { useLoadText } from './useLoadText.ts';

/** What all shown pages come to. */
export function MiniSiteFigures({ figures, query }: Pick<MiniSiteProps, 'figures' | 'query'>) {
  const t = useMessages(miniSiteMessages);
  const loadText = useLoadText();
  return (
    <FigureGroup>
      <KpiStat
        label={t('figures.live')}
        figure={figures.live}
        unit="count"
        compare={query.compare}
        hint={t('hints.live')}
      />
      <KpiStat label={t('figures.visits')} figure={figures.visits} unit="count" compare={query.compare} />
      <KpiStat label={t('figures.leads')} figure={figures.leads} unit="count" compare={query.compare} />
      <KpiStat
        label={t('figures.conversionBps')}
        figure={figures.conversionBps}
        unit="bps"
        compare={query.compare}
        hint={t('hints.conversionBps')}
      />
      <Stat
        label={t('figures.load')}
        quantity={{ text: loadText(figures.load) ?? t('notMeasured') }}
        context={t('hints.load')}
      />
    </FigureGroup>
  );
}
