import * as partMessages from '#messages/client/profile-parts.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';

interface LineActionsProps {
  readonly name: string;
  readonly onEdit: () => void;
  /** The address that removes it. */
  readonly removeHref: string;
}

/** What can be done with one line of a profile. */
export function LineActions({ name, onEdit, removeHref }: LineActionsProps) {
  const t = useMessages(partMessages);
  return (
    <>
      <Button size="sm" onClick={onEdit} aria-label={`${t('edit')} ${name}`}>
        {t('edit')}
      </Button>
      <AskedAction
        label={t('remove')}
        title={t('removeTitle', { name })}
        text={t('removeText')}
        action={{ method: 'DELETE', href: removeHref }}
      />
    </>
  );
}
