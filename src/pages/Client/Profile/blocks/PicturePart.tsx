import type { ProfileFormProps } from '#contracts/client/profile/form.ts';
import { destroy, update } from '#generated/routes/client/profile/picture.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

export interface PicturePartProps {
  readonly profileId: string;
  readonly current: NonNullable<ProfileFormProps['current']>;
  readonly canUpdate: boolean;
}

/** The logo of a company, the portrait of a person: saved as soon as it is chosen. */
export function PicturePart({ profileId, current, canUpdate }: PicturePartProps) {
  const t = useMessages(profileMessages);
  const { isPending, run } = useAction();
  const { kind, pictureHref } = current;
  const title = t(kind === 'company' ? 'picture.logo' : 'picture.portrait');
  return (
    <PageSection title={title} help={t('picture.help')}>
      <Inline gap={4}>
        <Avatar name={title} src={pictureHref} size={64} isDecorative />
        {canUpdate && (
          <ImagePicker
            label={t(pictureHref === null ? 'picture.choose' : 'picture.replace')}
            isPending={isPending}
            takesDrawings
            onPick={(image) => void run({ method: 'POST', href: update(profileId), data: { image } })}
          />
        )}
        {canUpdate && pictureHref !== null && (
          <AskedAction
            label={t('picture.remove')}
            title={t('picture.removeTitle')}
            text={t('picture.removeText')}
            action={{ method: 'DELETE', href: destroy(profileId) }}
          />
        )}
      </Inline>
    </PageSection>
  );
}
