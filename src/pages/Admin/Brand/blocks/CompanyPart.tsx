import { Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { AdminBrandFormProps, BrandSheetOf } from '#contracts/admin/brand/form.ts';
import { attach, detach } from '#generated/routes/admin/brand/tenant.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import * as companyWords from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

type Companies = BrandSheetOf<'societes'>;
type Company = Companies['companies'][number];

interface CompanyPartProps {
  readonly brand: NonNullable<AdminBrandFormProps['network']>;
  readonly sheet: Companies;
}

/** The companies of a network: joining, leaving, what each brings. */
export function CompanyPart({ brand, sheet }: CompanyPartProps) {
  const t = useMessages(brandMessages);
  const { isPending, run } = useAction();
  const [isAttaching, setAttaching] = useState(false);
  const [left, setLeft] = useState<Company | null>(null);
  const columns = useCompanyColumns(sheet.canChange ? setLeft : null);
  const leave = async (company: Company): Promise<void> => {
    await run({ method: 'DELETE', href: detach({ brand: brand.id, tenant: company.id }) });
    setLeft(null);
  };
  return (
    <PageSection
      isWide
      title={t('companies.title')}
      count={sheet.companies.length}
      empty={sheet.companies.length === 0 && t('companies.empty')}
      aside={
        sheet.canChange && (
          <Button icon={Plus} onClick={() => setAttaching(true)}>
            {t('companies.attach')}
          </Button>
        )
      }
    >
      {sheet.companies.length > 0 && (
        <DataList
          label={t('companies.title')}
          keepAs="brand-companies"
          columns={columns}
          rows={sheet.companies}
          idOf={({ id }) => id}
        />
      )}
      {isAttaching && (
        <AttachDialog brandId={brand.id} free={sheet.free} onClose={() => setAttaching(false)} />
      )}
      {left && (
        <ConfirmDialog
          isOpen
          title={t('companies.detachTitle', { name: left.name })}
          description={t('companies.detachText')}
          confirmLabel={t('companies.detach')}
          isDanger
          isPending={isPending}
          onCancel={() => setLeft(null)}
          onConfirm={() => void leave(left)}
        />
      )}
    </PageSection>
  );
}

function useCompanyColumns(onLeave: ((company: Company) => void) | null): readonly ListColumn<Company>[] {
  const t = useMessages(brandMessages);
  const words = useMessages(companyWords);
  const leaveOf = (company: Company) => (
    <Button size="sm" variant="discreet" icon={Unlink} onClick={() => onLeave?.(company)}>
      {t('companies.detach')}
    </Button>
  );
  return [
    { id: 'name', label: t('companies.name'), value: ({ name }) => name, isName: true, isPinned: true },
    {
      id: 'city',
      label: t('companies.city'),
      value: ({ city }) => city,
      tone: 'secondary',
      card: 'subtitle',
    },
    {
      id: 'status',
      label: t('companies.status'),
      value: ({ status }) => status,
      show: ({ status }) => <OfficeStateBadge entity="tenant" state={status} />,
      card: 'badge',
      width: 124,
    },
    { id: 'plan', label: t('companies.plan'), value: ({ plan }) => plan, width: 96, card: 'figure' },
    {
      id: 'users',
      label: t('companies.users'),
      kind: 'count',
      // Somebody may work for two of them: no sum.
      value: ({ usersCount }) => usersCount,
      width: 104,
      card: 'figure',
    },
    {
      id: 'mrr',
      label: t('companies.mrr'),
      kind: 'money',
      value: ({ mrrCents }) => mrrCents,
      isSummed: true,
      card: 'figure',
    },
    {
      id: 'sharing',
      label: t('companies.sharing'),
      value: ({ sharing }) => words(`brandSharing.${sharing}`),
      width: 168,
    },
    ...(onLeave === null
      ? []
      : [
          {
            id: 'leave',
            label: t('columns.actions'),
            isLabelHidden: true,
            value: () => null,
            show: leaveOf,
            card: 'end' as const,
            width: 112,
          },
        ]),
  ];
}

interface AttachDialogProps {
  readonly brandId: string;
  readonly free: Companies['free'];
  readonly onClose: () => void;
}

function AttachDialog({ brandId, free, onClose }: AttachDialogProps) {
  const t = useMessages(brandMessages);
  const visit = useVisit();
  const [tenantIds, setIds] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const send = async (): Promise<boolean> => {
    const { outcome, errors } = await visit({ method: 'POST', href: attach(brandId), data: { tenantIds } });
    setError(errors['tenantIds'] ?? errors['base']);
    return outcome === 'success';
  };
  return (
    <FormDialog
      title={t('companies.attachTitle')}
      description={t('companies.attachText')}
      submitLabel={t('companies.attach')}
      onSubmit={send}
      onClose={onClose}
    >
      <MultiSelect
        name="tenantIds"
        label={t('companies.choose')}
        choices={free.map(({ id, name }) => ({ id, label: name }))}
        value={tenantIds}
        onChange={(ids) => {
          setIds(ids);
          setError(undefined);
        }}
        error={error}
      />
    </FormDialog>
  );
}
