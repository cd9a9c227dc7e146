import type { ReactNode } from 'react';
import type { AppForm } from '#runtime/forms/app-form.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

type SentForm = Pick<AppForm<never, never>, 'ref' | 'submit' | 'errorOf'>;

interface PartDialogProps {
  readonly form: SentForm;
  readonly title: string;
  /** Where it is sent: a new one, or one that is there. */
  readonly action: { readonly method: 'POST' | 'PUT'; readonly href: string };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The window of one line of a profile; what somebody else changed meanwhile is told above the fields. */
export function PartDialog({ form, title, action, onClose, children }: PartDialogProps) {
  const t = useMessages(partMessages);
  const stale = form.errorOf('version');
  return (
    <FormDialog
      formRef={form.ref}
      title={title}
      submitLabel={t(action.method === 'POST' ? 'add' : 'save')}
      onSubmit={async () => (await form.submit(action))?.outcome === 'success'}
      onClose={onClose}
    >
      {stale !== undefined && <Banner tone="warn">{stale}</Banner>}
      {children}
    </FormDialog>
  );
}
