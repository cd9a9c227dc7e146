import type { DashboardFigures as Figures } from '#contracts/client/dashboard.ts';
import type { DashboardPeriod } from '#domain/dashboard/period.ts';
import { rentalManagement, transaction } from '#generated/routes/client.ts';
import { index as operationList } from '#generated/routes/client/operation.ts';
import { prospects } from '#generated/routes/client/ubiflow-sale-plan.ts';
import * as dashboardMessages from '#messages/client/dashboard.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Trend } from '#ui/data/Trend.tsx';

interface DashboardFiguresProps {
  readonly figures: Figures;
  readonly period: DashboardPeriod;
}

/** What the company stands at, and what waits for somebody, in figures; each only for who may see it. */
export function DashboardFigures({ figures, period }: DashboardFiguresProps) {
  return (
    <>
      <MoneyFigures figures={figures} period={period} />
      <WorkFigures figures={figures} />
    </>
  );
}

function MoneyFigures({ figures, period }: DashboardFiguresProps) {
  const t = useMessages(dashboardMessages);
  const { money } = useFormat();
  const { cash, margin, signed, stock, unpaid } = figures;
  if ([cash, margin, signed, stock, unpaid].every((figure) => figure === null)) return null;
  return (
    <FigureGroup>
      {cash && (
        <FigureCard
          label={t('figures.cash')}
          figure={<Figure cents={cash.availableCents} decimals={0} />}
          tone={cash.availableCents < 0 ? 'neg' : 'default'}
          context={
            <Trend change={{ cents: cash.sinceMonthStartCents }} since={t('figures.sinceMonthStart')} />
          }
        />
      )}
      {margin && (
        <FigureCard
          label={t('figures.margin')}
          figure={<Figure cents={margin.cents} decimals={0} />}
          context={t('figures.marginOf', { count: margin.count })}
        />
      )}
      {signed && (
        <FigureCard
          label={`${t('figures.signed')}, ${t(`periods.${period}`).toLocaleLowerCase()}`}
          figure={<Figure cents={signed.cents} decimals={0} />}
          context={t('figures.signedOf', { count: signed.count })}
        />
      )}
      {stock && (
        <FigureCard
          label={t('figures.stock')}
          figure={<Figure count={stock.count} />}
          context={`${money(stock.cents, { decimals: 0 })} · ${t('figures.stockOf', {
            available: stock.available,
            promised: stock.promised,
          })}`}
        />
      )}
      {unpaid && (
        <FigureCard
          label={t('figures.unpaid')}
          figure={<Figure cents={unpaid.cents} decimals={0} />}
          tone={unpaid.cents > 0 ? 'neg' : 'default'}
          context={
            unpaid.count === 0
              ? t('figures.noneUnpaid')
              : t('figures.unpaidOf', { count: unpaid.count, days: unpaid.lateDays })
          }
        />
      )}
    </FigureGroup>
  );
}

/** What is under way and what waits, each leading where it is dealt with. */
function WorkFigures({ figures }: Pick<DashboardFiguresProps, 'figures'>) {
  const t = useMessages(dashboardMessages);
  const trade = useMessages(tradeMessages);
  const { phases, rents, leads, movements } = figures;
  const active = phases.reduce((total, { count }) => total + count, 0);
  return (
    <FigureGroup>
      <FigureCard
        label={t('figures.active')}
        figure={<Figure count={active} />}
        context={phases.map(({ state, count }) => `${count} ${trade(`operationState.${state}`)}`).join(' · ')}
        aside={<TextLink href={operationList()}>{t('all')}</TextLink>}
      />
      {rents && (
        <FigureCard
          label={t('figures.rents')}
          figure={<Figure cents={rents.cents} decimals={0} />}
          tone={rents.cents > 0 ? 'neg' : 'default'}
          context={
            <TextLink href={rentalManagement()}>{t('figures.rentsOf', { count: rents.count })}</TextLink>
          }
        />
      )}
      {leads && (
        <FigureCard
          label={t('figures.leads')}
          figure={<Figure count={leads.open} />}
          tone={leads.overdue > 0 ? 'neg' : 'default'}
          context={
            <TextLink href={prospects({ query: { status: ['new'] } })}>
              {t('figures.leadsOf', { count: leads.overdue })}
            </TextLink>
          }
        />
      )}
      {movements && (
        <FigureCard
          label={t('figures.movements')}
          figure={<Figure count={movements.toCode} />}
          context={
            <TextLink href={transaction({ query: { status: ['to_code'] } })}>
              {t('figures.movementsOf')}
            </TextLink>
          }
        />
      )}
    </FigureGroup>
  );
}
