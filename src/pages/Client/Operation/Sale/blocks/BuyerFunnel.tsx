import type { SaleContactProps } from '#contracts/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RankChart } from '#ui/chart/RankChart.tsx';
import { Card } from '#ui/data/Card.tsx';

export type BuyerFunnelProps = Pick<SaleContactProps, 'funnel'>;

/** How many came as far as each stage, and which part of those of the stage before. */
export function BuyerFunnel({ funnel }: BuyerFunnelProps) {
  const t = useMessages(saleContactMessages);
  const { percent } = useFormat();
  return (
    <Card title={t('funnel.title')}>
      <RankChart
        label={t('funnel.label')}
        isLabelHidden
        unit="count"
        items={funnel.steps.map(({ stage, count, conversionBps }) => ({
          id: stage,
          label:
            conversionBps === null
              ? t(`choices.stage.${stage}`)
              : t('funnel.step', {
                  stage: t(`choices.stage.${stage}`),
                  rate: percent(conversionBps, { decimals: 2 }),
                }),
          value: count,
        }))}
      />
    </Card>
  );
}
