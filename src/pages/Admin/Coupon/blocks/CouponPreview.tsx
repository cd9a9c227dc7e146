import type { CouponFormProps } from '#contracts/admin/coupon/form.ts';
import { cents } from '#domain/money/cents.ts';
import { couponWorth } from '#domain/subscription/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { FigureCell } from '#ui/data/FigureCell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useValidity } from './useValidity.ts';

type Values = CouponFormProps['form']['values'];

/** What the code gives as it is being written; null while kind or value are missing. */
export function givenBy({ kind, value, duration, periods }: Values) {
  if (kind === null || value === null || !Number.isSafeInteger(value) || value < 1) return null;
  return { kind, value, duration, periods };
}

interface CouponPreviewProps {
  readonly values: Values;
  readonly plans: CouponFormProps['plans'];
  readonly brands: CouponFormProps['brands'];
}

/** What the code gives in plain words, and what it comes to with each offer. */
export function CouponPreview({ values, plans, brands }: CouponPreviewProps) {
  const t = useMessages(couponMessages);
  const validity = useValidity();
  const given = givenBy(values);
  if (given === null) return <Text tone="ink3">{t('preview.none')}</Text>;
  const chosen = plans.filter(({ id }) => values.planIds.includes(id));
  const brand = brands.find(({ id }) => id === values.brandId);
  const isDated = values.startsOn !== '' && (values.endsOn === null || values.endsOn >= values.startsOn);
  const lines = [
    t('preview.plans', { count: chosen.length, names: chosen.map(({ name }) => name).join(', ') }),
    brand && t('preview.brand', { name: brand.name }),
    values.isForNewCustomers && t('preview.newCustomers'),
    isDated && t('preview.period', { when: validity(values) }),
    values.maxRedemptions !== null && t('preview.max', { count: values.maxRedemptions }),
    t('preview.perTenant', { count: values.perTenantMax }),
  ].filter((line) => typeof line === 'string');
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        {lines.map((line) => (
          <Text key={line} as="p">
            {line}
          </Text>
        ))}
      </Stack>
      {given.kind === 'trial_days' ? (
        <Text tone="ink3">{t('simulation.trial')}</Text>
      ) : (
        <Simulation given={given} plans={chosen.length === 0 ? plans : chosen} />
      )}
    </Stack>
  );
}

interface SimulationProps {
  readonly given: NonNullable<ReturnType<typeof givenBy>>;
  readonly plans: CouponFormProps['plans'];
}

function Simulation({ given, plans }: SimulationProps) {
  const t = useMessages(couponMessages);
  const { money } = useFormat();
  return (
    <Table label={t('simulation.title')} isBare>
      <TableHead>
        <HeadCell>{t('simulation.plan')}</HeadCell>
        <HeadCell isFigure>{t('simulation.first')}</HeadCell>
        <HeadCell isFigure>{t('simulation.year')}</HeadCell>
      </TableHead>
      <TableBody>
        {plans.map(({ id, name, monthlyCents }) => {
          const worth = couponWorth(given, cents(monthlyCents), 'monthly');
          return (
            <Row key={id}>
              <Cell isHeader>{name}</Cell>
              <FigureCell>{money(worth.firstCents)}</FigureCell>
              <FigureCell isMain>{money(worth.yearCents)}</FigureCell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
