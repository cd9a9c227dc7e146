import type * as z from 'zod';
import type { AccountConflict } from '#contracts/account/props.ts';
import type { companySection } from '#contracts/client/account/company-sections.ts';
import { update } from '#generated/routes/client/tenant.ts';
import * as companyMessages from '#messages/account/company.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';
import { RecordNotices } from '../../../../Account/blocks/RecordNotices.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { companySchema, toDayMonth } from './company-schema.ts';
import { LogoSection } from './LogoSection.tsx';
import { SharingSection } from './SharingSection.tsx';

interface CompanyPartProps {
  readonly section: z.infer<typeof companySection>;
  readonly conflict: AccountConflict | null;
}

/** The sheet of the company: changed by its owner, read by the others. */
export function CompanyPart({ section, conflict }: CompanyPartProps) {
  const t = useMessages(companyMessages);
  const shell = useMessages(shellMessages);
  const { version, can } = section;
  const values = { ...section.values, fiscalYearEnd: toDayMonth(section.values.fiscalYearEnd) };
  const control = useVersionedForm({ schema: companySchema, values, version, conflict, href: update() });
  const { form } = control;
  const { ref } = form;
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
      <form
        ref={ref}
        noValidate
        className="flex flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          control.submit();
        }}
      >
        <div className="flex w-full max-w-195 flex-1 flex-col gap-5 pb-6">
          <RecordNotices control={control} labelOf={labelOf} />
          <CompanyFields
            form={form}
            saved={section.values}
            isSirenLocked={section.isSirenLocked}
            isReadOnly={!can.update}
          />
          {section.brand && <SharingSection brand={section.brand} canUpdate={can.update} />}
        </div>
        {can.update && (
          <FormBar errorCount={form.errors.filter(({ isField }) => isField).length}>
            <Button
              type="submit"
              variant="primary"
              isPending={form.isProcessing}
              inactiveReason={form.isDirty ? undefined : shell('nothingToSave')}
            >
              {shell('save')}
            </Button>
          </FormBar>
        )}
      </form>
    </div>
  );
}
