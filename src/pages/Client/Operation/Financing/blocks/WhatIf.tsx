import type { LoanFormValues } from '#contracts/client/operation/financing/payload.ts';
import type { LoanSchedule } from '#domain/loan/schedule.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** How the other scenario differs. */
export interface OtherTerms {
  readonly rateBps: number;
  readonly months: number;
}

/** No other scenario. */
export const unchanged: OtherTerms = { rateBps: 0, months: 0 };

const rateSteps = [-100, -50, 0, 50, 100, 200] as const;
const monthSteps = [-12, -6, 0, 6, 12, 24] as const;
const most = { rateBps: 2000, months: 360 };

const within = (value: number, least: number, highest: number): number =>
  Math.min(highest, Math.max(least, value));

/** The terms that are typed, with another rate or duration: never beyond what a loan admits. */
export function withOther(values: LoanFormValues, { rateBps, months }: OtherTerms): LoanFormValues {
  const rateOf = (value: number | null) => (value === null ? null : within(value + rateBps, 0, most.rateBps));
  return {
    ...values,
    rateBps: rateOf(values.rateBps),
    marginRateBps: rateOf(values.marginRateBps),
    durationMonths:
      values.durationMonths === null ? null : within(values.durationMonths + months, 1, most.months),
  };
}

interface WhatIfProps {
  readonly other: OtherTerms;
  readonly onChange: (other: OtherTerms) => void;
  readonly present: LoanSchedule;
  readonly second: LoanSchedule | null;
  /** The drawdowns do not fit into the other scenario. */
  readonly isRefused: boolean;
}

/** Another rate, another duration: what they cost beside the terms that are typed. */
export function WhatIf({ other, onChange, present, second, isRefused }: WhatIfProps) {
  const t = useMessages(financingMessages);
  const { date, money, signedMoney, percent } = useFormat();
  const change = (next: OtherTerms): void =>
    onChange(next.rateBps === 0 && next.months === 0 ? unchanged : next);
  const signed = (value: number, text: string): string => (value > 0 ? `+ ${text}` : text);
  return (
    <Card title={t('whatIf.title')}>
      <Stack gap={2}>
        <FieldRow>
          <Select
            name="other-rate"
            label={t('whatIf.rate')}
            value={String(other.rateBps)}
            onChange={(value) => change({ ...other, rateBps: Number(value ?? 0) })}
            choices={rateSteps.map((step) => ({
              id: String(step),
              label: step === 0 ? t('whatIf.same') : signed(step, percent(step, { decimals: 2 })),
            }))}
          />
          <Select
            name="other-months"
            label={t('whatIf.duration')}
            value={String(other.months)}
            onChange={(value) => change({ ...other, months: Number(value ?? 0) })}
            choices={monthSteps.map((step) => ({
              id: String(step),
              label: step === 0 ? t('whatIf.same') : signed(step, t('whatIf.months', { count: step })),
            }))}
          />
        </FieldRow>
        <Text as="p" isStatus>
          {isRefused && t('whatIf.refused')}
          {second !== null &&
            t('whatIf.result', {
              cost: money(second.totals.costCents, { decimals: 2 }),
              difference: signedMoney(second.totals.costCents - present.totals.costCents, { decimals: 2 }),
              date: date(second.maturityOn),
            })}
        </Text>
      </Stack>
    </Card>
  );
}
