import { DoorClosed } from 'lucide-react';
import { useState } from 'react';
import type { Conflict } from '#contracts/conflict.ts';
import type { SheetOf } from '#contracts/admin/user/form.ts';
import { update } from '#generated/routes/admin/tenant.ts';
import { edit } from '#generated/routes/admin/user.ts';
import * as companyMessages from '#messages/account/company.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { toDayMonth } from '../../../Client/Account/blocks/company/month-day.ts';
import { useCompanyParts } from '../../../Client/Account/blocks/company/useCompanyParts.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import type { SheetProps } from './Sheet.tsx';

const schema = async () =>
  (await import('../../../Client/Account/blocks/company/company-schema.ts')).companySchema;

interface CompanySheetProps {
  readonly props: SheetProps;
  readonly sheet: SheetOf<'societe'>;
}

/** The sheet of a company as its owner has it, with its people, what it uses of its plan, and its end. */
export function CompanySheet({ props, sheet }: CompanySheetProps) {
  const t = useMessages(userMessages);
  const company = useMessages(companyMessages);
  const { version, can } = sheet;
  const values = { ...sheet.values, fiscalYearEnd: toDayMonth(sheet.values.fiscalYearEnd) };
  const conflict: Conflict | null = props.form.conflict;
  const action = { method: 'PATCH', href: update(sheet.id) } as const;
  const control = useVersionedForm({ schema, values, version, conflict, action });
  const parts = useCompanyParts({
    form: control.form,
    saved: sheet.values,
    isSirenLocked: sheet.isSirenLocked,
    isReadOnly: !can.update,
    mapsKey: props.app.mapsKey,
    sirenHelp: t('company.sirenLocked'),
  });
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return company.has(key) ? company(key) : field;
  };
  return (
    <RecordForm
      control={control}
      parts={parts}
      labelOf={labelOf}
      before={<Overview sheet={sheet} />}
      after={<Members sheet={sheet} />}
      bar={can.update ? { submitLabel: t('company.save') } : null}
    />
  );
}

/** State, network, what is used of the plan; and the end of it all. */
function Overview({ sheet }: { readonly sheet: SheetOf<'societe'> }) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const [isClosing, setClosing] = useState(false);
  const unit = (key: string, amount: number): string =>
    format.number(key === 'storageGb' ? Math.round((amount / 1024 ** 3) * 100) / 100 : amount);
  return (
    <PageSection
      title={sheet.values.name}
      aside={
        sheet.can.close && (
          <Button variant="danger" icon={DoorClosed} onClick={() => setClosing(true)}>
            {t('company.close')}
          </Button>
        )
      }
    >
      <DescriptionList
        columns={3}
        items={[
          { term: t('company.state'), value: <OfficeStateBadge entity="tenant" state={sheet.status} /> },
          { term: t('company.brand'), value: sheet.brand },
          ...sheet.usage.map(({ key, used, limit, shareBps, level }) => ({
            term: t(`company.keys.${key}`),
            value: (
              <Inline gap={2}>
                <span>
                  {limit === null
                    ? t('company.usageOpen', { used: unit(key, used) })
                    : t('company.usageOf', { used: unit(key, used), limit: unit(key, limit) })}
                </span>
                {shareBps !== null && (
                  <Gauge rateBps={shareBps} tone={level === 'free' ? 'pos' : 'warn'} width={72} />
                )}
              </Inline>
            ),
          })),
        ]}
      />
      {isClosing && <CloseDialog id={sheet.id} name={sheet.values.name} onClose={() => setClosing(false)} />}
    </PageSection>
  );
}

function Members({ sheet }: { readonly sheet: SheetOf<'societe'> }) {
  const t = useMessages(userMessages);
  const roleLabel = useRoleLabel();
  return (
    <PageSection title={t('company.members')} count={sheet.members.length}>
      <ItemList
        label={t('company.members')}
        items={sheet.members.map(({ id, name, email, role, isSuspended }) => ({
          id,
          title: name,
          href: edit(id),
          lead: <Avatar name={name} size={32} isDecorative />,
          badges: isSuspended && <Badge tone="warn">{t('company.suspended')}</Badge>,
          detail: `${roleLabel(role.name, role.label ?? undefined)} · ${email}`,
        }))}
      />
    </PageSection>
  );
}
