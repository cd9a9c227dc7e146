import type { SaleKpiProps } from '#contracts/admin/dashboard/sale-kpi.ts';
import type { ProspectState } from '#domain/growth/prospect.ts';
import type { FunnelStep } from '#domain/growth/sale-forecast.ts';
import { edit as couponEdit } from '#generated/routes/admin/coupon.ts';
import { index as prospectIndex } from '#generated/routes/admin/prospect.ts';
import { index as saleIndex } from '#generated/routes/admin/sale.ts';
import { edit as utmEdit } from '#generated/routes/admin/utm.ts';
import * as kpiMessages from '#messages/admin/sale-kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { useDays } from './SaleFigures.tsx';
import { barsOf, KpiTable } from './KpiTable.tsx';

/** The states in which a prospect has come to a step, or beyond. */
const statesFrom: Readonly<Record<FunnelStep, readonly ProspectState[]>> = {
  new: [],
  contacted: ['contacted', 'demo_scheduled', 'demo_done', 'proposal', 'won'],
  demo: ['demo_scheduled', 'demo_done', 'proposal', 'won'],
  proposal: ['proposal', 'won'],
  won: ['won'],
};

/** The query of lists for the filters of the page. */
const narrowed = ({ query, isOwn }: SaleKpiProps) => ({
  ...(query.brand !== '' && { brandId: [query.brand] }),
  ...(query.utm !== '' && { utmId: [query.utm] }),
  seller: isOwn || query.seller === '' ? [] : [query.seller],
});

const periodOf = ({ span }: SaleKpiProps): string => `${span.from}..${span.to}`;

/** The way from prospect to client, step by step. */
export function FunnelTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, percent } = useFormat();
  const days = useDays();
  const { seller, ...more } = narrowed(props);
  const bars = barsOf(props.funnel.map(({ count }) => count));
  return (
    <Card title={t('funnel')}>
      <KpiTable
        label={t('funnel')}
        note={t('funnelHelp')}
        empty={t('noSource')}
        head={[t('columns.step'), t('columns.count'), t('columns.conversion'), t('columns.medianDays')]}
        rows={props.funnel.map(({ step, count, conversionBps, medianDays }, index) => ({
          id: step,
          name: t(`steps.${step}`),
          href: prospectIndex({
            query: {
              look: 'table',
              createdAt: periodOf(props),
              status: [...statesFrom[step]],
              assignedTo: seller,
              ...more,
            },
          }),
          barBps: bars[index] ?? 0,
          figures: [
            number(count),
            conversionBps === null ? null : percent(conversionBps),
            medianDays === null ? null : days(medianDays),
          ],
        }))}
      />
    </Card>
  );
}

/** What open prospects are expected to bring, by step, weighted. */
export function ForecastTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, money, percent } = useFormat();
  const { seller, ...more } = narrowed(props);
  const { states, totalCents } = props.forecast;
  const bars = barsOf(states.map(({ weightedCents }) => weightedCents));
  return (
    <Card title={t('forecast')}>
      <KpiTable
        label={t('forecast')}
        empty={t('noSource')}
        head={[
          t('columns.state'),
          t('columns.weighted'),
          t('columns.count'),
          t('columns.expected'),
          t('columns.weight'),
        ]}
        rows={[
          ...states.map(({ state, count, expectedCents, weight, weightedCents }, index) => ({
            id: state,
            name: t(`states.${state}`),
            href: prospectIndex({
              query: { look: 'table', status: [state], assignedTo: seller, ...more },
            }),
            barBps: bars[index] ?? 0,
            figures: [money(weightedCents), number(count), money(expectedCents), percent(weight * 100)],
          })),
          {
            id: 'total',
            name: t('forecastTotal'),
            figures: [money(totalCents), null, null, null],
            isTotal: true,
          },
        ]}
      />
    </Card>
  );
}

/** Who sold what, beside what they were to sell. */
export function SellerTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, money, percent } = useFormat();
  const { seller: _seller, ...more } = narrowed(props);
  const bars = barsOf(props.sellers.map(({ firstYearCents }) => firstYearCents));
  return (
    <Card title={t('sellers')}>
      <KpiTable
        label={t('sellers')}
        empty={t('noSeller')}
        head={[
          t('columns.seller'),
          t('columns.firstYear'),
          t('columns.sales'),
          t('columns.net'),
          t('columns.target'),
          t('columns.achieved'),
        ]}
        rows={props.sellers.map((row, index) => ({
          id: row.id,
          name: row.name,
          href: saleIndex({
            query: { status: ['signed'], signedOn: periodOf(props), sellerUserId: [row.id], ...more },
          }),
          barBps: bars[index] ?? 0,
          figures: [
            money(row.firstYearCents),
            number(row.sales),
            money(row.netCents),
            row.targetCents === null ? null : money(row.targetCents),
            row.achievedBps === null ? null : percent(row.achievedBps),
          ],
        }))}
      />
    </Card>
  );
}

/** Where prospects come from. */
export function SourceTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, percent } = useFormat();
  const { seller, ...more } = narrowed(props);
  const bars = barsOf(props.sources.map(({ prospects }) => prospects));
  return (
    <Card title={t('bySource')}>
      <KpiTable
        label={t('bySource')}
        empty={t('noSource')}
        head={[t('columns.source'), t('columns.count'), t('columns.won'), t('columns.rate')]}
        rows={props.sources.map(({ source, prospects, won, conversionBps }, index) => ({
          id: source,
          name: t(`sources.${source}`),
          href: prospectIndex({
            query: {
              look: 'table',
              source: [source],
              createdAt: periodOf(props),
              assignedTo: seller,
              ...more,
            },
          }),
          barBps: bars[index] ?? 0,
          figures: [number(prospects), number(won), conversionBps === null ? null : percent(conversionBps)],
        }))}
      />
    </Card>
  );
}

/** What each campaign cost and brought. */
export function UtmTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, money } = useFormat();
  return (
    <Card title={t('byUtm')}>
      <KpiTable
        label={t('byUtm')}
        empty={t('noUtm')}
        note={t('utmHelp')}
        head={[
          t('columns.utm'),
          t('columns.count'),
          t('columns.sales'),
          t('columns.net'),
          t('columns.cost'),
          t('columns.paid'),
          t('columns.cac'),
        ]}
        rows={props.utms.map((row) => ({
          id: row.id,
          name: row.name,
          href: utmEdit(row.id),
          figures: [
            number(row.prospects),
            number(row.sales),
            money(row.netCents),
            row.costCents === null ? null : money(row.costCents),
            number(row.paid),
            row.cacCents === null ? null : money(row.cacCents),
          ],
        }))}
      />
    </Card>
  );
}

/** The codes that were used. */
export function CouponTable(props: SaleKpiProps) {
  const t = useMessages(kpiMessages);
  const { number, money } = useFormat();
  return (
    <Card title={t('coupons')}>
      <KpiTable
        label={t('coupons')}
        empty={t('noCoupon')}
        head={[t('columns.coupon'), t('columns.uses'), t('columns.couponSales'), t('columns.saved')]}
        rows={props.coupons.map(({ id, code, uses, sales, savedCents }) => ({
          id,
          name: code,
          href: couponEdit(id),
          figures: [number(uses), number(sales), money(savedCents)],
        }))}
      />
    </Card>
  );
}
