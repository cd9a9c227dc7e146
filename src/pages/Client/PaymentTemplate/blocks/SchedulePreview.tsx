import { useWatch } from 'react-hook-form';
import { callBases } from '#domain/calls/payment-template.ts';
import type { CallSchedule } from '#domain/calls/call-schedule.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useLocale } from '#runtime/locale/context.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { BarChart } from '#ui/chart/BarChart.tsx';
import { Card } from '#ui/data/Card.tsx';
import { ResultLines } from '#ui/data/ResultLines.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import type { ScheduleForm } from './schedule-form.ts';
import { readSchedule, type ReadSchedule } from './read-schedule.ts';

export interface SchedulePreviewProps {
  readonly form: ScheduleForm;
  readonly today: string;
  /** The one line that stays in view; else everything. */
  readonly isSummary?: boolean;
}

/** What a schedule comes to as it is typed: what it breaks of the law, and each call on an example, to the cent. */
export function SchedulePreview({ form, today, isSummary = false }: SchedulePreviewProps) {
  const values = useWatch({ control: form.control.form.form.control });
  const read = readSchedule(values, today);
  if (isSummary) return <LawLine read={read} />;
  return (
    <Stack gap={3}>
      <BreachList read={read} />
      {read.schedule !== null && (
        <>
          <ExampleTable schedule={read.schedule} read={read} />
          <CourseChart schedule={read.schedule} />
        </>
      )}
    </Stack>
  );
}

function LawLine({ read }: { readonly read: ReadSchedule }) {
  const t = useMessages(paymentTemplateMessages);
  const { breaches, article } = read;
  if (breaches === null) return <Text tone="ink3">{t('preview.pending')}</Text>;
  if (breaches.length > 0) {
    return (
      <Text tone="warn" weight="semibold">
        {t('preview.refused', { count: breaches.length })}
      </Text>
    );
  }
  return (
    <Text tone={article === null ? 'ink2' : 'pos'} weight="semibold">
      {article === null ? t('preview.allowed') : t('preview.conform', { article })}
    </Text>
  );
}

function BreachList({ read }: { readonly read: ReadSchedule }) {
  const { locale } = useLocale();
  const texts = (read.breaches ?? []).map(({ text }) => text[locale]);
  if (texts.length === 0) return null;
  return (
    <Banner tone="warn">
      <Stack gap={1}>
        {[...new Set(texts)].map((text) => (
          <Text key={text} size="table">
            {text}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}

interface ExampleProps {
  readonly schedule: CallSchedule;
  readonly read: ReadSchedule;
}

function ExampleTable({ schedule, read }: ExampleProps) {
  const t = useMessages(paymentTemplateMessages);
  const { money } = useFormat();
  const { totalCents, existingCents, worksCents } = read.bases;
  const price = money(totalCents, { decimals: 0 });
  const note =
    worksCents === 0
      ? t('preview.price', { price })
      : t('preview.priceSplit', {
          price,
          existing: money(existingCents, { decimals: 0 }),
          works: money(worksCents, { decimals: 0 }),
        });
  return (
    <Card title={t('preview.title')}>
      <Stack gap={2}>
        <Text size="label" tone="ink3">
          {note}
        </Text>
        <ResultLines
          lines={[
            ...schedule.calls.map((call) => ({
              id: String(call.rank),
              label: `${call.rank}. ${call.label === '' ? t(`event.${call.event}`) : call.label}`,
              quantity: { cents: call.amountCents, decimals: 2 as const },
            })),
            {
              id: 'total',
              label: t('preview.total'),
              quantity: { cents: schedule.totalCents, decimals: 2 as const },
              isMain: true,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

function CourseChart({ schedule }: { readonly schedule: CallSchedule }) {
  const t = useMessages(paymentTemplateMessages);
  const { calls } = schedule;
  const bases = callBases.filter((base) => calls.some((call) => call.base === base));
  const reached = (upTo: number, base: (typeof callBases)[number]): number =>
    calls.slice(0, upTo + 1).findLast((call) => call.base === base)?.cumulativeBps ?? 0;
  return (
    <Card>
      <BarChart
        label={t('preview.chart')}
        headingLevel={3}
        unit="rate"
        layout="grouped"
        height={190}
        series={bases.map((base) => ({ id: base, label: t(`base.${base}`) }))}
        points={calls.map((call, place) => ({
          at: `${call.rank}. ${t(`event.${call.event}`)}`,
          label: String(call.rank),
          values: Object.fromEntries(bases.map((base) => [base, reached(place, base)])),
        }))}
      />
    </Card>
  );
}
