import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import type { UsageKey } from '#domain/subscription/usage.ts';
import * as saleMessages from '#messages/admin/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface CustomerSheetProps {
  readonly customer: NonNullable<SaleFormProps['customer']>;
  readonly href: string | null;
}

/** For whom the sale is, in short. */
export function CustomerSheet({ customer, href }: CustomerSheetProps) {
  const t = useMessages(saleMessages);
  return (
    <Stack gap={2}>
      <SectionTitle>{customer.name}</SectionTitle>
      <DescriptionList
        layout="rows"
        items={customer.facts.map(({ key, value }) => ({ term: t(`sheet.facts.${key}`), value }))}
      />
      {href !== null && <TextLink href={href}>{t('sheet.open')}</TextLink>}
    </Stack>
  );
}

interface PlanLimitsProps {
  readonly plan: SaleFormProps['plans'][number];
  readonly extraUsers: number;
  /** What the company uses today; empty for a prospect. */
  readonly usage: NonNullable<SaleFormProps['customer']>['usage'];
}

const bytesPerGb = 1024 ** 3;

/** What the offer holds, beside what the company uses of it. */
export function PlanLimits({ plan, extraUsers, usage }: PlanLimitsProps) {
  const t = useMessages(saleMessages);
  const { number } = useFormat();
  const amount = (key: UsageKey, value: number): string =>
    key === 'storageGb'
      ? t('limits.gb', { value: number(value, Number.isInteger(value) ? 0 : 1) })
      : number(value);
  return (
    <Stack gap={2}>
      <SectionTitle>{t('limits.title')}</SectionTitle>
      <DescriptionList
        layout="rows"
        items={plan.limits.map(({ key, limit: own }) => {
          const limit = own !== null && key === 'users' ? own + extraUsers : own;
          const found = usage.find((one) => one.key === key)?.used;
          const used = found !== undefined && key === 'storageGb' ? found / bytesPerGb : found;
          const most = limit === null ? t('limits.unlimited') : amount(key, limit);
          const isBeyond = used !== undefined && limit !== null && used > limit;
          return {
            term: t(`limits.keys.${key}`),
            value: (
              <Inline gap={2}>
                {used === undefined ? most : t('limits.used', { used: amount(key, used), limit: most })}
                {isBeyond && <Badge tone="neg">{t('limits.beyond')}</Badge>}
              </Inline>
            ),
          };
        })}
      />
    </Stack>
  );
}
