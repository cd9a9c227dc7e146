import { useState } from 'react';
import type { ProfileKind } from '#domain/profile/enums.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { TickOrder } from '#ui/reorder/TickOrder.tsx';
import { paperLinks, printHref, type PaperName } from './paper-links.ts';

interface PrintDialogProps {
  readonly profile: { readonly id: string; readonly kind: ProfileKind; readonly name: string };
  readonly onClose: () => void;
}

/** Which papers of a profile are printed, and in which order. */
export function PrintDialog({ profile: { id, kind, name }, onClose }: PrintDialogProps) {
  const t = useMessages(profileMessages);
  const navigate = useNavigate();
  const links = paperLinks(kind, id);
  const [chosen, setChosen] = useState<readonly PaperName[]>(links.map((link) => link.name));
  const [error, setError] = useState<string>();
  const open = (): boolean => {
    const href = printHref(kind, id, chosen);
    setError(href === null ? t('print.nothing') : undefined);
    if (href !== null) void navigate(href);
    return href !== null;
  };
  return (
    <FormDialog
      title={t('actions.print')}
      description={t('print.text', { name })}
      submitLabel={t('print.submit')}
      onSubmit={open}
      onClose={onClose}
    >
      <TickOrder
        name="paper"
        label={t('actions.print')}
        value={chosen}
        onChange={setChosen}
        items={links.map((link) => ({ id: link.name, label: t(`papers.${link.name}`) }))}
      />
      {error !== undefined && <FieldError id="papers-error" text={error} />}
    </FormDialog>
  );
}
