import type { SubscriptionIndexProps } from '#contracts/client/subscription/index.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

type Usage = NonNullable<SubscriptionIndexProps['subscription']>['usage'];

const bytesPerMb = 1024 ** 2;
const gaugeTones = { free: 'pos', near: 'warn', full: 'warn', beyond: 'neg' } as const;
const badgeTones = { near: 'warn', full: 'warn', beyond: 'neg' } as const;

/** How much of each limit is used, with a word of warning from 80 %. */
export function UsageCard({ usage }: { readonly usage: Usage }) {
  const t = useMessages(subscriptionMessages);
  const { number } = useFormat();
  const bytes = (count: number): string =>
    count < bytesPerMb * 1024
      ? t('usage.megabytes', { count: number(count / bytesPerMb, 0) })
      : t('usage.gigabytes', { count: number(count / bytesPerMb / 1024, 1) });
  return (
    <Card title={t('usage.title')}>
      <Stack as="ul" gap={3}>
        {usage.map(({ key, used, limit, shareBps, level }) => {
          const write = (count: number): string => (key === 'storageGb' ? bytes(count) : number(count, 0));
          return (
            <Stack as="li" gap={1} key={key}>
              <Inline gap={2}>
                <Text weight="medium">{t(`usage.${key}`)}</Text>
                <Text tone="ink3">
                  {limit === null
                    ? t('usage.unlimited', { used: write(used) })
                    : t('usage.of', { used: write(used), limit: write(limit) })}
                </Text>
                {level !== 'free' && <Badge tone={badgeTones[level]}>{t(`usage.${level}`)}</Badge>}
              </Inline>
              {shareBps !== null && <Gauge rateBps={shareBps} tone={gaugeTones[level]} />}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
