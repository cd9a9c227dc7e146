import type { BrandCompanyRow } from '#contracts/client/brand/user.ts';
import { user } from '#generated/routes/client/brand.ts';
import * as userMessages from '#messages/client/brand-user.ts';
import * as companyMessages from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';

interface CompanySectionProps {
  readonly companies: readonly BrandCompanyRow[];
  readonly keepAs: string;
}

/** The companies of a network: how each stands, and whether its people make use of the application. */
export function CompanySection({ companies, keepAs }: CompanySectionProps) {
  const t = useMessages(userMessages);
  const columns = useCompanyColumns();
  return (
    <PageSection isWide title={t('companies.title')} count={companies.length}>
      <DataList
        label={t('companies.title')}
        keepAs={keepAs}
        columns={columns}
        rows={companies}
        idOf={({ id }) => id}
        hrefOf={({ id }) => user({ query: { company: [id] } })}
      />
      <Text as="p" size="label" tone="ink3">
        {t('companies.adoptionHelp')}
      </Text>
    </PageSection>
  );
}

function useCompanyColumns(): readonly ListColumn<BrandCompanyRow>[] {
  const t = useMessages(userMessages);
  const words = useMessages(companyMessages);
  return [
    { id: 'name', label: t('companies.name'), value: ({ name }) => name, isName: true, isPinned: true },
    {
      id: 'status',
      label: t('companies.status'),
      value: ({ status }) => status,
      show: ({ status }) => <OfficeStateBadge entity="tenant" state={status} />,
      card: 'badge',
      width: 124,
    },
    { id: 'plan', label: t('companies.plan'), value: ({ plan }) => plan, width: 104, card: 'figure' },
    {
      id: 'activity',
      label: t('companies.activity'),
      value: ({ activity }) => words(`activity.${activity}`),
      tone: 'secondary',
      card: 'subtitle',
      width: 148,
    },
    {
      id: 'users',
      label: t('companies.users'),
      kind: 'count',
      value: ({ usersCount }) => usersCount,
      width: 104,
      card: 'figure',
    },
    {
      id: 'lastLoginAt',
      label: t('companies.lastLoginAt'),
      kind: 'instant',
      value: ({ lastLoginAt }) => lastLoginAt,
      card: 'figure',
    },
    {
      id: 'adoption',
      label: t('companies.adoption'),
      kind: 'rate',
      value: ({ adoptionBps }) => adoptionBps,
      width: 104,
      card: 'figure',
    },
    {
      id: 'sharing',
      label: t('companies.sharing'),
      value: ({ sharing }) => words(`brandSharing.${sharing}`),
      width: 168,
    },
  ];
}
