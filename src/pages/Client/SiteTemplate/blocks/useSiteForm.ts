import { useEffect } from 'react';
import type { SiteTemplateProps } from '#contracts/client/site-template/form.ts';
import type { SiteFields } from '#contracts/client/site-template/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { update } from '#generated/routes/client/site-template.ts';
import { useVersionedForm, type VersionedForm } from '#runtime/forms/useVersionedForm.ts';

export type SiteControl = VersionedForm<SiteFields, SiteFields, Conflict>;
export type ShownSite = NonNullable<SiteTemplateProps['site']>;

const schema = async () => (await import('#contracts/client/site-template/payload.ts')).siteFields;

/** How long nothing is typed before it is saved by itself. */
const restMs = 5000;

/** The form of a mini-site: saved by itself once nobody has typed for five seconds, as far as it is valid. */
export function useSiteForm(props: SiteTemplateProps, site: ShownSite, userId: string): SiteControl {
  const { operation, can, conflict } = props;
  const control = useVersionedForm<SiteFields, SiteFields, Conflict>({
    schema,
    values: site.values,
    version: site.version,
    conflict,
    action: { method: 'PATCH', href: update({ operation: operation.id }) },
    draftKey: `${userId}:site:${operation.id}`,
  });
  const { form, submit } = control;
  const values = form.form.watch();
  const { isDirty, isProcessing } = form;
  const isWaiting = can.write && isDirty && !isProcessing && control.conflict === null;
  const typed = JSON.stringify(values);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      const check = async (): Promise<void> => {
        if ((await (await schema()).safeParseAsync(form.form.getValues())).success) submit();
      };
      // What cannot be judged now is saved by the button.
      check().catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
    // What is typed begins the rest anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting, typed]);
  return control;
}
