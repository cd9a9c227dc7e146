import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** The development tax by who receives it, and the archaeology charge, each with its calculation. */
export function TaxCard({ tax, taxProblem }: Pick<UrbanPlanningProps, 'tax' | 'taxProblem'>) {
  const t = useMessages(urbanMessages);
  const { money, area, date } = useFormat();
  if (tax === null) {
    return (
      <Card title={t('tax.title')}>
        <Text as="p" tone="ink2">
          {taxProblem !== null && t(`tax.problem.${taxProblem}`)}
        </Text>
      </Card>
    );
  }
  const shares = [
    ['total', tax.total],
    ['commune', tax.commune],
    ['department', tax.department],
    ...(tax.region === null ? [] : [['region', tax.region] as const]),
    ['archaeology', tax.archaeology],
  ] as const;
  return (
    <Card title={t('tax.title')}>
      <Stack gap={2}>
        <DescriptionList
          layout="rows"
          items={shares.map(([name, share]) => ({
            term: t(`tax.${name}`),
            value:
              share === null ? (
                t('tax.archaeologyUnknown')
              ) : (
                <Inline as="span" gap={1}>
                  {money(share.cents, { decimals: 2 })}
                  <ExplainedTrigger explanation={share.explanation as never} />
                </Inline>
              ),
          }))}
        />
        <Text as="p" size="label" tone="ink3">
          {t('tax.help', {
            area: area(tax.areaM2),
            value: money(tax.valuePerM2Cents),
            date: date(tax.on),
          })}
        </Text>
      </Stack>
    </Card>
  );
}
