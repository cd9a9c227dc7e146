import type { OperationShowProps } from '#contracts/client/operation/show.ts';
import { cashFlowForecast, construction, forecast } from '#generated/routes/client/operation.ts';
import { index as saleContracts } from '#generated/routes/client/operation/notary/sale.ts';
import {
  edit as editSimulation,
  index as simulations,
} from '#generated/routes/client/operation/simulation.ts';
import * as overviewMessages from '#messages/client/operation-overview.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** What the operation is to cost and bring, and how far sale, receipts and works have come. */
export function OverviewFigures({ operation, overview }: Pick<OperationShowProps, 'operation' | 'overview'>) {
  const t = useMessages(overviewMessages);
  const format = useFormat();
  const money = (cents: number): string => format.money(cents, { decimals: 0 });
  const { simulation, sale, collection, works } = overview;
  const at = { operation: operation.id };
  return (
    <>
      <FigureGroup>
        <Stat
          label={t('figures.purchase')}
          quantity={{ cents: operation.purchasePriceCents, decimals: 0 }}
          context={
            operation.askingPriceCents === null
              ? undefined
              : t('figures.purchaseAsked', { price: money(operation.askingPriceCents) })
          }
        />
        {simulation === null ? (
          <Stat
            label={t('figures.cost')}
            quantity={{ cents: null }}
            context={
              <>
                {t('figures.noSimulation')}
                <TextLink href={simulations(at)}>{t('figures.createSimulation')}</TextLink>
              </>
            }
          />
        ) : (
          <>
            <Stat
              label={t('figures.cost')}
              href={forecast(at)}
              quantity={{ cents: simulation.costCents, decimals: 0 }}
              context={t('figures.simulation', { name: simulation.name })}
            />
            <Stat
              label={t('figures.revenue')}
              href={editSimulation({ ...at, simulation: simulation.id })}
              quantity={{ cents: simulation.revenueTtcCents, decimals: 0 }}
              context={
                sale === null ? undefined : t('figures.revenueGrid', { price: money(sale.revenueCents) })
              }
            />
            <Stat
              label={t('figures.irr')}
              href={editSimulation({ ...at, simulation: simulation.id })}
              quantity={{ rateBps: simulation.irrBps }}
              context={simulation.irrBps === null ? t('figures.noIrr') : undefined}
            />
          </>
        )}
      </FigureGroup>
      {(sale !== null || collection !== null || works !== null) && (
        <FigureGroup>
          {sale !== null && (
            <Stat
              label={t('figures.sold')}
              href={saleContracts(at)}
              quantity={{ rateBps: sale.soldBps }}
              context={t('figures.soldContext', {
                sold: money(sale.soldCents),
                revenue: money(sale.revenueCents),
              })}
            />
          )}
          {collection !== null && (
            <>
              <Stat
                label={t('figures.collected')}
                href={cashFlowForecast(at)}
                quantity={{ cents: collection.collectedCents, decimals: 0 }}
                context={t('figures.toCome', { price: money(collection.toComeCents) })}
              />
              <Stat
                label={t('figures.unpaid')}
                href={saleContracts(at)}
                tone={collection.overdueCents > 0 ? 'neg' : 'default'}
                quantity={{ cents: collection.unpaidCents, decimals: 0 }}
                context={t('figures.overdue', {
                  count: collection.overdueCallsCount,
                  price: money(collection.overdueCents),
                })}
              />
            </>
          )}
          {works !== null && (
            <Stat
              label={t('figures.works')}
              href={construction(at)}
              quantity={{ rateBps: works.progressBps }}
              context={t('figures.worksContext', {
                invoiced: money(works.invoicedCents),
                contract: money(works.contractCents),
              })}
            />
          )}
        </FigureGroup>
      )}
    </>
  );
}
