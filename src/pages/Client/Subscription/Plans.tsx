import { useState } from 'react';
import type {
  OfferedSubscriptionPlan,
  SubscriptionPlansProps,
} from '#contracts/client/subscription/plans.ts';
import type { WithShared } from '#contracts/shared.ts';
import { billingPeriods, maxExtraUsers, type BillingPeriod } from '#domain/subscription/price.ts';
import { plans as plansHref } from '#generated/routes/client/subscription.ts';
import * as subscriptionMessages from '#messages/client/subscription.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { QuoteCard } from './blocks/QuoteCard.tsx';

const limitKeys = [
  'users',
  'activeOperations',
  'storageGb',
  'emailsPerMonth',
  'miniSites',
  'hasPortals',
  'hasBrand',
] as const;
const questions = ['change', 'leave', 'pay'] as const;
const changes = ['subscription.changed'] as const;

/** Offers side by side; what the chosen one costs today is calculated by the server. */
export default function SubscriptionPlans(props: WithShared<SubscriptionPlansProps>) {
  const { plans, period, quote, app, realtime } = props;
  const t = useMessages(subscriptionMessages);
  const { money } = useFormat();
  const navigate = useNavigate();
  const [extraUsers, setExtraUsers] = useState<number | null>(props.extraUsers);
  const [coupon, setCoupon] = useState(props.coupon);
  useTitle(t('plans.title'), app.name);
  useRefreshOnEvent<SubscriptionPlansProps>(realtime?.changesChannel ?? null, changes, ['plans', 'quote']);
  const picked = quote?.planCode;
  const show = (next: { plan?: string | undefined; period?: BillingPeriod }) =>
    void navigate(
      plansHref({
        query: {
          period,
          plan: picked,
          users: Math.min(maxExtraUsers, Math.max(0, extraUsers ?? 0)),
          coupon: coupon === '' ? undefined : coupon,
          ...next,
        },
      }),
      { preserveScroll: true },
    );
  const extraUserCents = plans[0]?.extraUserMonthlyCents;
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        subtitle={t('plans.subtitle')}
        actions={
          <Segmented
            label={t('plans.period')}
            value={period}
            segments={billingPeriods.map((id) => ({ id, label: t(`plans.${id}`) }))}
            onChange={(next) => show({ period: next })}
          />
        }
      />
      <Stack gap={4}>
        <Columns count={3}>
          {plans.map((plan) => (
            <PlanColumn
              key={plan.code}
              plan={plan}
              period={period}
              isPicked={plan.code === picked}
              onPick={() => show({ plan: plan.code })}
            />
          ))}
        </Columns>
        {quote !== null && (
          <Card>
            <Stack gap={3} align="start">
              <FieldRow>
                <IntegerField
                  name="extraUsers"
                  label={t('plans.extraUsers')}
                  value={extraUsers}
                  onChange={setExtraUsers}
                  help={t('plans.extraUsersHelp', { price: money(extraUserCents) })}
                />
                <TextField
                  name="couponCode"
                  label={t('plans.coupon')}
                  value={coupon}
                  onChange={setCoupon}
                  error={quote.couponError ?? undefined}
                  isOptional
                  maxLength={30}
                />
              </FieldRow>
              <Button onClick={() => show({})}>{t('plans.calculate')}</Button>
            </Stack>
          </Card>
        )}
        {quote !== null && (
          <QuoteCard quote={quote} period={period} extraUsers={props.extraUsers} coupon={props.coupon} />
        )}
        <Card title={t('plans.faq')}>
          <DescriptionList
            columns={1}
            items={questions.map((id) => ({
              term: t(`plans.questions.${id}`),
              value: t(`plans.questions.${id}Answer`),
            }))}
          />
        </Card>
      </Stack>
    </>
  );
}

interface PlanColumnProps {
  readonly plan: OfferedSubscriptionPlan;
  readonly period: BillingPeriod;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function PlanColumn({ plan, period, isPicked, onPick }: PlanColumnProps) {
  const t = useMessages(subscriptionMessages);
  const { money, number } = useFormat();
  const { name, monthlyCents, yearlyCents, yearlySavingCents, limits, isCurrent } = plan;
  const limitText = (value: number | boolean | null): string => {
    if (value === null) return t('plans.unlimited');
    if (typeof value === 'number') return number(value, 0);
    return t(value ? 'plans.yes' : 'plans.no');
  };
  return (
    <Card title={name} aside={isCurrent && <Badge tone="info">{t('plans.current')}</Badge>}>
      <Stack gap={3}>
        <Text size="ui" weight="semibold">
          {period === 'monthly'
            ? t('plans.perMonth', { price: money(monthlyCents) })
            : t('plans.perYear', { price: money(yearlyCents) })}
        </Text>
        {period === 'yearly' && (
          <Text tone="pos">{t('plans.saving', { price: money(yearlySavingCents) })}</Text>
        )}
        <DescriptionList
          layout="rows"
          items={limitKeys.map((key) => ({ term: t(`plans.limits.${key}`), value: limitText(limits[key]) }))}
        />
        <Button variant={isPicked ? 'secondary' : 'primary'} onClick={onPick}>
          {isPicked ? t('plans.picked') : t('plans.pick', { name })}
        </Button>
      </Stack>
    </Card>
  );
}
