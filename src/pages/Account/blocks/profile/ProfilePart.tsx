import type * as z from 'zod';
import type { Conflict } from '#contracts/conflict.ts';
import type { profileSection } from '#contracts/account/sections.ts';
import * as profileMessages from '#messages/account/profile.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import type { AccountPerson } from '../AccountFrame.tsx';
import type { AccountRoutes } from '../account-routes.ts';
import { PendingEmail } from './PendingEmail.tsx';
import { PhotoSection } from './PhotoSection.tsx';
import { useProfileParts } from './useProfileParts.tsx';

interface ProfilePartProps {
  readonly section: z.infer<typeof profileSection>;
  readonly person: AccountPerson;
  readonly conflict: Conflict | null;
  readonly routes: AccountRoutes;
}

const schema = async () => (await import('#contracts/account/profile.ts')).profileFields;

/** Who the person is: portrait, names, ways to reach them, language and signature. */
export function ProfilePart({ section, person, conflict, routes }: ProfilePartProps) {
  const t = useMessages(profileMessages);
  const shell = useMessages(shellMessages);
  const { values, version, pendingEmail } = section;
  const action = { method: 'PATCH', href: routes.profile } as const;
  const control = useVersionedForm({ schema, values, version, conflict, action });
  const parts = useProfileParts(control.form);
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <RecordForm
      control={control}
      parts={parts}
      labelOf={labelOf}
      notice={pendingEmail !== null && <PendingEmail email={pendingEmail} href={routes.email} />}
      before={<PhotoSection person={person} href={routes.avatar} />}
      bar={{ submitLabel: shell('save') }}
    />
  );
}
