import type * as z from 'zod';
import type { Conflict } from '#contracts/conflict.ts';
import { profilePayload } from '#contracts/account/profile.ts';
import type { profileSection } from '#contracts/account/sections.ts';
import * as profileMessages from '#messages/account/profile.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AccountPerson } from '../AccountFrame.tsx';
import type { AccountRoutes } from '../account-routes.ts';
import { RecordForm } from '../../../blocks/record/RecordForm.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { ProfileFields } from './ProfileFields.tsx';

interface ProfilePartProps {
  readonly section: z.infer<typeof profileSection>;
  readonly person: AccountPerson;
  readonly conflict: Conflict | null;
  readonly routes: AccountRoutes;
}

const schema = profilePayload.omit({ version: true });

/** Who the person is: portrait, names, ways to reach them, language and signature. */
export function ProfilePart({ section, person, conflict, routes }: ProfilePartProps) {
  const t = useMessages(profileMessages);
  const { values, version, pendingEmail } = section;
  const action = { method: 'PATCH', href: routes.profile } as const;
  const control = useVersionedForm({ schema, values, version, conflict, action });
  const { form } = control;
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
      <RecordForm control={control} labelOf={labelOf} bar={<SaveBar form={form} />}>
        <ProfileFields form={form} />
      </RecordForm>
    </div>
  );
}
