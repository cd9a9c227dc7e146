import { useState } from 'react';
import * as profileMessages from '#messages/account/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import type { AccountPerson } from '../AccountFrame.tsx';
import { AskedAction } from '../AskedAction.tsx';
import { useAction } from '../useAction.ts';
import { CropDialog } from './CropDialog.tsx';

/** The portrait: chosen, cut to a square, saved at once; or taken away. */
export function PhotoSection({ person, href }: { person: AccountPerson; href: string }) {
  const t = useMessages(profileMessages);
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string>();
  const { isPending, run } = useAction();

  const open = async (file: File) => {
    try {
      setBitmap(await createImageBitmap(file));
      setError(undefined);
    } catch {
      setError(t('photo.unreadable'));
    }
  };
  const save = async (image: File) => {
    setBitmap(null);
    await run({ method: 'POST', href, data: { image } });
  };

  return (
    <FormSection title={t('photo.title')} help={t('photo.help')}>
      <Inline gap={4}>
        <Avatar name={person.name} src={person.avatarHref} size={64} isDecorative />
        <ImagePicker
          label={t(person.avatarHref === null ? 'photo.choose' : 'photo.replace')}
          isPending={isPending}
          error={error}
          onPick={(file) => void open(file)}
        />
        {person.avatarHref !== null && (
          <AskedAction
            label={t('photo.remove')}
            title={t('photo.removeTitle')}
            text={t('photo.removeText')}
            action={{ method: 'DELETE', href }}
          />
        )}
      </Inline>
      {bitmap && (
        <CropDialog bitmap={bitmap} onCancel={() => setBitmap(null)} onDone={(file) => void save(file)} />
      )}
    </FormSection>
  );
}
