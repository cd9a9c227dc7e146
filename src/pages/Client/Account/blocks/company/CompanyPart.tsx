import type * as z from 'zod';
import type { Conflict } from '#contracts/conflict.ts';
import type { companySection } from '#contracts/client/account/company-sections.ts';
import { update } from '#generated/routes/client/tenant.ts';
import * as companyMessages from '#messages/account/company.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { SaveBar } from '../../../../Account/blocks/SaveBar.tsx';
import { RecordForm } from '../../../../blocks/record/RecordForm.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { companySchema, toDayMonth } from './company-schema.ts';
import { LogoSection } from './LogoSection.tsx';
import { SharingSection } from './SharingSection.tsx';

interface CompanyPartProps {
  readonly section: z.infer<typeof companySection>;
  readonly conflict: Conflict | null;
}

/** The sheet of the company: changed by its owner, read by the others. */
export function CompanyPart({ section, conflict }: CompanyPartProps) {
  const t = useMessages(companyMessages);
  const { version, can } = section;
  const values = { ...section.values, fiscalYearEnd: toDayMonth(section.values.fiscalYearEnd) };
  const action = { method: 'PATCH', href: update() } as const;
  const control = useVersionedForm({ schema: companySchema, values, version, conflict, action });
  const { form } = control;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <div className="flex flex-1 flex-col">
      <div className="w-full max-w-195 [&>section:first-child]:border-0 [&>section:first-child]:pt-2">
        {!can.update && <Banner tone="readonly">{t('readOnly')}</Banner>}
        <LogoSection name={section.values.name} logoHref={section.logoHref} canUpdate={can.update} />
      </div>
      <RecordForm control={control} labelOf={labelOf} bar={can.update && <SaveBar form={form} />}>
        <CompanyFields
          form={form}
          saved={section.values}
          isSirenLocked={section.isSirenLocked}
          isReadOnly={!can.update}
        />
        {section.brand && <SharingSection brand={section.brand} canUpdate={can.update} />}
      </RecordForm>
    </div>
  );
}
