import type * as z from 'zod';
import type { Conflict } from '#contracts/conflict.ts';
import type { companySection } from '#contracts/client/account/company-sections.ts';
import { update } from '#generated/routes/client/tenant.ts';
import * as companyMessages from '#messages/account/company.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { FranchiseSection } from './FranchiseSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { toDayMonth } from './month-day.ts';
import { SharingSection } from './SharingSection.tsx';
import { useCompanyParts } from './useCompanyParts.tsx';

interface CompanyPartProps {
  readonly section: z.infer<typeof companySection>;
  readonly conflict: Conflict | null;
  /** Key of the maps service; null without one. */
  readonly mapsKey: string | null;
}

const schema = async () => (await import('./company-schema.ts')).companySchema;

/** The sheet of the company: changed by its owner, read by the others. */
export function CompanyPart({ section, conflict, mapsKey }: CompanyPartProps) {
  const t = useMessages(companyMessages);
  const shell = useMessages(shellMessages);
  const { version, can, isSirenLocked } = section;
  const values = { ...section.values, fiscalYearEnd: toDayMonth(section.values.fiscalYearEnd) };
  const action = { method: 'PATCH', href: update() } as const;
  const control = useVersionedForm({ schema, values, version, conflict, action });
  const parts = useCompanyParts({
    form: control.form,
    saved: section.values,
    isSirenLocked,
    isReadOnly: !can.update,
    mapsKey,
  });
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <RecordForm
      control={control}
      parts={parts}
      labelOf={labelOf}
      notice={!can.update && <Banner tone="readonly">{t('readOnly')}</Banner>}
      before={<LogoSection name={section.values.name} logoHref={section.logoHref} canUpdate={can.update} />}
      after={
        <>
          {section.franchise && <FranchiseSection franchise={section.franchise} />}
          {section.brand && <SharingSection brand={section.brand} canUpdate={can.update} />}
        </>
      }
      bar={can.update ? { submitLabel: shell('save') } : null}
    />
  );
}
