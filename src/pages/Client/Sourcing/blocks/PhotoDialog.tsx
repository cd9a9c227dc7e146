import { ImageOff } from 'lucide-react';
import { opportunityPhotoFormats } from '#domain/sourcing/opportunity.ts';
import { photo } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const schema = async () =>
  (await import('#contracts/client/sourcing/actions.ts')).photographOpportunity.payload;

interface PhotoDialogProps {
  readonly opportunityId: string;
  readonly hasPhoto: boolean;
  readonly onClose: () => void;
}

/** Asks for the photo of an opportunity; on a phone, its camera offers itself. */
export function PhotoDialog({ opportunityId, hasPhoto, onClose }: PhotoDialogProps) {
  const t = useMessages(sourcingMessages);
  const { run } = useAction();
  const form = useAppForm({ schema, defaultValues: { photo: null } });
  const { field } = fieldsOf(form);
  const href = photo(opportunityId);
  const remove = async (): Promise<void> => {
    if (await run({ method: 'PUT', href, data: { photo: null } })) onClose();
  };
  return (
    <ActionDialog
      form={form}
      title={t('photo.title')}
      description={t('photo.text')}
      submitLabel={t('photo.save')}
      action={{ method: 'PUT', href }}
      onClose={onClose}
    >
      {field('photo', FileField, { label: t('photo.file'), formats: opportunityPhotoFormats })}
      {hasPhoto && (
        <Button variant="discreet" icon={ImageOff} onClick={() => void remove()}>
          {t('photo.remove')}
        </Button>
      )}
    </ActionDialog>
  );
}
