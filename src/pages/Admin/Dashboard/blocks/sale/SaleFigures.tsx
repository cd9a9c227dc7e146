import type { Compared, SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import { changeBps } from '#domain/audience/kpi-period.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Stat } from '#ui/data/Stat.tsx';

interface SaleFiguresProps extends Pick<SaleKpiProps, 'figures' | 'query'> {
  /** Over the figures, where there are others beside. */
  readonly title?: string;
  /** What open prospects are expected to bring a month; left out of the team's. */
  readonly forecastCents?: number;
}

/** What was signed in six figures, and what is expected. */
export function SaleFigures({ figures, query, title, forecastCents }: SaleFiguresProps) {
  const t = useMessages(kpiMessages);
  const period = useMessages(periodMessages);
  const days = useDays();
  const since = period(`since.${query.compare}`);
  const grown = ({ value, before }: Compared) => {
    const rateBps = changeBps(value, before);
    return rateBps === null ? undefined : { change: { rateBps }, since };
  };
  const moved = ({ value, before }: Compared, good: 'up' | 'down') =>
    value === null || before === null ? undefined : { change: { pointsBps: value - before }, since, good };
  return (
    <>
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      <FigureGroup>
        <Stat
          label={t('figures.sales')}
          quantity={{ count: figures.sales.value }}
          trend={grown(figures.sales)}
        />
        <Stat
          label={t('figures.netCents')}
          quantity={{ cents: figures.netCents.value }}
          trend={grown(figures.netCents)}
          context={t('figures.netHint')}
        />
        <Stat
          label={t('figures.firstYearCents')}
          quantity={{ cents: figures.firstYearCents.value }}
          trend={grown(figures.firstYearCents)}
        />
        <Stat
          label={t('figures.discountBps')}
          quantity={{ rateBps: figures.discountBps.value }}
          trend={moved(figures.discountBps, 'down')}
          context={t('figures.discountHint')}
        />
      </FigureGroup>
      <FigureGroup>
        <Stat
          label={t('figures.winRateBps')}
          quantity={{ rateBps: figures.winRateBps.value }}
          trend={moved(figures.winRateBps, 'up')}
          context={t('figures.winHint')}
        />
        <Stat
          label={t('figures.cycleDays')}
          quantity={{ text: days(figures.cycleDays.value) }}
          context={t('figures.cycleHint')}
        />
        {forecastCents !== undefined && (
          <Stat
            label={t('figures.forecast')}
            quantity={{ cents: forecastCents }}
            context={t('figures.forecastHint')}
          />
        )}
      </FigureGroup>
    </>
  );
}

/** Days in words: « 8,5 jours »; « – » where they are not known. */
export function useDays(): (value: number | null) => string {
  const t = useMessages(kpiMessages);
  const { number } = useFormat();
  return (value) =>
    value === null ? '–' : t('days', { count: value, text: number(value, Number.isInteger(value) ? 0 : 1) });
}
