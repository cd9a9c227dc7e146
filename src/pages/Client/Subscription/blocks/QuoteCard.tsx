import { useState } from 'react';
import type { PlanQuote } from '#contracts/client/subscription/plans.ts';
import type { BillingPeriod } from '#domain/subscription/price.ts';
import { index, update } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface QuoteCardProps {
  readonly quote: PlanQuote;
  readonly period: BillingPeriod;
  readonly extraUsers: number;
  readonly coupon: string;
}

/** What is paid today, line by line, and the consent to it. */
export function QuoteCard({ quote, period, extraUsers, coupon }: QuoteCardProps) {
  const t = useMessages(subscriptionMessages);
  const { money, date } = useFormat();
  const [isAccepted, setAccepted] = useState(false);
  const [error, setError] = useState<string>();
  const { isPending, run } = useAction();
  const { lines, netCents, vatCents, totalCents, creditLeftCents, obstacle, couponError } = quote;
  const confirm = () => {
    if (!isAccepted) {
      setError(t('plans.acceptRequired'));
      return;
    }
    void run({
      method: 'PUT',
      href: update(),
      data: {
        planCode: quote.planCode,
        period,
        extraUsers,
        couponCode: coupon,
        totalCents,
        accept: true,
      },
    });
  };
  return (
    <Card title={`${t('plans.summary')} : ${quote.planName}`}>
      <Stack gap={3}>
        <DescriptionList
          layout="rows"
          items={[
            ...lines.map(({ kind, amountCents }) => ({
              term: t(`plans.lines.${kind}`),
              value: money(amountCents),
            })),
            { term: t('plans.net'), value: money(netCents) },
            { term: t('plans.vat'), value: money(vatCents) },
            { term: t('plans.total'), value: money(totalCents) },
          ]}
        />
        <Text as="p" tone="ink3">
          {t('plans.periodText', { from: date(quote.startsOn), to: date(quote.endsOn) })}{' '}
          {t('plans.thenText', { price: money(quote.priceCents) })}{' '}
          {creditLeftCents > 0 && t('plans.creditLeft', { price: money(creditLeftCents) })}
        </Text>
        {obstacle === null ? (
          <>
            <Checkbox
              name="accept"
              label={t('plans.accept')}
              value={isAccepted}
              error={error}
              onChange={(next) => {
                setAccepted(next);
                setError(undefined);
              }}
            />
            <div>
              <Button
                variant="primary"
                isPending={isPending}
                inactiveReason={couponError ?? undefined}
                onClick={confirm}
              >
                {t('plans.confirm')}
              </Button>
            </div>
          </>
        ) : (
          <Banner
            tone="warn"
            action={
              <TextLink href={index()} isInherited>
                {t('title')}
              </TextLink>
            }
          >
            {obstacle}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
