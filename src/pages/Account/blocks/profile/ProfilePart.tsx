import type * as z from 'zod';
import type { AccountConflict } from '#contracts/account/props.ts';
import { profilePayload } from '#contracts/account/profile.ts';
import type { profileSection } from '#contracts/account/sections.ts';
import * as profileMessages from '#messages/account/profile.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormBar } from '#ui/fields/FormBar.tsx';
import type { AccountPerson } from '../AccountFrame.tsx';
import type { AccountRoutes } from '../account-routes.ts';
import { RecordNotices } from '../RecordNotices.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { ProfileFields } from './ProfileFields.tsx';

interface ProfilePartProps {
  readonly section: z.infer<typeof profileSection>;
  readonly person: AccountPerson;
  readonly conflict: AccountConflict | null;
  readonly routes: AccountRoutes;
}

const schema = profilePayload.omit({ version: true });

/** Who the person is: portrait, names, ways to reach them, language and signature. */
export function ProfilePart({ section, person, conflict, routes }: ProfilePartProps) {
  const t = useMessages(profileMessages);
  const shell = useMessages(shellMessages);
  const { values, version, pendingEmail } = section;
  const control = useVersionedForm({ schema, values, version, conflict, href: routes.profile });
  const { form } = control;
  const { ref } = form;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <div className="flex flex-1 flex-col">
      <div className="w-full max-w-195 [&>section:first-child]:border-0 [&>section:first-child]:pt-2">
        {pendingEmail !== null && <PendingEmail email={pendingEmail} href={routes.email} />}
        <PhotoSection person={person} href={routes.avatar} />
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
          <ProfileFields form={form} />
        </div>
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
      </form>
    </div>
  );
}
