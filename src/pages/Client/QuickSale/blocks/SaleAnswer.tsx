import type { SaleInformationValues } from '#contracts/client/quick-sale/payload.ts';
import type { SaleInformationProps } from '#contracts/client/quick-sale/sale-information-form.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { hundredthsOfM2, pricePerM2Cents } from '#domain/lot/price.ts';
import { bpsOfRate } from '#domain/money/rate.ts';
import { advertisedPrice } from '#domain/quick-sale/price.ts';
import { quickSaleYield } from '#domain/quick-sale/yields.ts';
import { rentalYieldCalculation } from '#domain/rental/rental-yield-calculation.ts';
import { day } from '#domain/time/day.ts';
import * as informationMessages from '#messages/client/quick-sale-information.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** The form while it is typed: an amount that cannot be read is NaN. */
export type TypedSale = SaleInformationValues;

export interface SaleAnswerProps extends Pick<SaleInformationProps, 'property' | 'today'> {
  readonly typed: TypedSale;
  /** The one line that stays in view; else everything. */
  readonly isSummary?: boolean;
}

const known = (value: number | null): number | null =>
  value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** What of the form can be read already. */
const readable = (typed: TypedSale) => ({
  ...typed,
  netSellerCents: known(typed.netSellerCents),
  feeCents: known(typed.feeCents),
  propertyTaxCents: known(typed.propertyTaxCents),
  coproChargesCents: known(typed.coproChargesCents),
  insuranceCents: known(typed.insuranceCents),
  vacancyBps: Math.min(known(typed.vacancyBps) ?? 0, 10_000),
  managementBps: Math.min(known(typed.managementBps) ?? 0, 10_000),
  rents: typed.rents.filter(({ monthlyCents }) => known(monthlyCents) !== null),
});

/** The public price of a sale as it is typed, with its yields. */
export function SaleAnswer({ typed, property, today, isSummary = false }: SaleAnswerProps) {
  const t = useMessages(informationMessages);
  const { percent, money, locale } = useFormat();
  const facts = { ...readable(typed), inseeCode: property.inseeCode };
  const price = advertisedPrice(facts);
  if (price === null) return <Text tone="ink3">{t('result.ahead')}</Text>;
  const { publicPriceCents, buyerFeeBps } = price;
  if (isSummary) {
    return (
      <Text weight="semibold">
        {t('result.publicPrice')} <Figure cents={publicPriceCents} decimals={0} />
      </Text>
    );
  }
  const mention =
    buyerFeeBps !== null
      ? t('result.buyerFees', {
          rate: percent(buyerFeeBps),
          price: money(facts.netSellerCents, { decimals: 0 }),
        })
      : t(facts.feePayer === 'seller' ? 'result.sellerFees' : 'result.noFees');
  const computed = quickSaleYield(facts, day(today));
  const found = computed?.value ?? null;
  const perM2 = pricePerM2Cents(publicPriceCents, hundredthsOfM2(property.areaM2));
  const bps = (rate: NonNullable<typeof found>['netRate']) => (rate === null ? null : bpsOfRate(rate));
  return (
    <Stack gap={3}>
      <FigureGroup>
        <Stat
          label={t('result.publicPrice')}
          quantity={{ cents: publicPriceCents, decimals: 0 }}
          context={mention}
        />
        {found !== null && (
          <Stat
            label={t('result.net')}
            quantity={{ rateBps: bps(found.netRate), decimals: 2 }}
            context={t('result.netHelp')}
            explanation={explainWith(rentalYieldCalculation, found, 'netRate')}
          />
        )}
      </FigureGroup>
      {found === null && (
        <Text as="p" tone="ink3">
          {computed?.refusal?.[locale] ?? t('result.noYield')}
        </Text>
      )}
      <Card>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('result.perM2'), value: <Figure cents={perM2} decimals={0} /> },
            ...(found === null
              ? []
              : [
                  {
                    term: t('result.yearlyRent'),
                    value: <Figure cents={found.annualRentCents} decimals={0} />,
                  },
                  { term: t('result.gross'), value: <Figure rateBps={bps(found.grossRate)} decimals={2} /> },
                  { term: t('result.deedCosts'), value: <Figure cents={found.feesCents} decimals={0} /> },
                  {
                    term: t('result.netIncome'),
                    value: <Figure cents={found.netIncomeCents} decimals={0} />,
                  },
                ]),
          ]}
        />
      </Card>
    </Stack>
  );
}
