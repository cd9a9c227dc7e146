import type { AdminBrandFormProps, BrandSheetOf } from '#contracts/admin/brand/form.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';

interface FigurePartProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly sheet: BrandSheetOf<'statistiques'>;
}

/** What a network comes to. */
export function FigurePart({ brand, sheet }: FigurePartProps) {
  const t = useMessages(brandMessages);
  const format = useFormat();
  const { coupon } = sheet;
  return (
    <>
      <PageSection title={t('tabs.statistiques')}>
        <DescriptionList
          columns={3}
          items={[
            { term: t('figures.revenue'), value: format.money(brand.mrrCents) },
            { term: t('figures.commission'), value: format.money(brand.commissionCents) },
            { term: t('figures.companies'), value: format.number(brand.tenantsCount) },
            { term: t('figures.users'), value: format.number(brand.usersCount) },
            { term: t('figures.activeUsers'), value: format.number(sheet.activeUsersCount) },
            { term: t('figures.sharing'), value: format.number(sheet.sharingCount) },
          ]}
        />
      </PageSection>
      <PageSection title={t('figures.plans')} empty={sheet.plans.length === 0 && t('companies.empty')}>
        {sheet.plans.length > 0 && (
          <DataList
            label={t('figures.plans')}
            keepAs="brand-plans"
            columns={[
              { id: 'name', label: t('figures.plan'), value: ({ name }) => name, isName: true },
              {
                id: 'count',
                label: t('figures.count'),
                kind: 'count',
                value: ({ count }) => count,
                isSummed: true,
                card: 'figure',
              },
              {
                id: 'mrr',
                label: t('figures.revenue'),
                kind: 'money',
                value: ({ mrrCents }) => mrrCents,
                isSummed: true,
                card: 'figure',
              },
            ]}
            rows={sheet.plans}
            idOf={({ name }) => name}
          />
        )}
      </PageSection>
      <PageSection title={t('figures.coupon')}>
        <p>
          {coupon === null
            ? t('figures.noCoupon')
            : t('figures.couponText', {
                code: coupon.code,
                count: coupon.usesCount,
                amount: format.money(coupon.savedCents),
              })}
        </p>
      </PageSection>
    </>
  );
}
