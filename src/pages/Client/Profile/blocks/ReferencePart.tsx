import { EyeOff, FolderCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReferenceRow } from '#contracts/client/profile/form.ts';
import { destroy } from '#generated/routes/client/profile/reference.ts';
import {
  destroy as destroyPhoto,
  store as storePhoto,
} from '#generated/routes/client/profile/reference/photo.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ExplainedTrigger } from '#ui/data/ExplainedTrigger.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { LineActions } from './LineActions.tsx';
import type { PartProps } from './ProfilePart.tsx';

const ReferenceDialog = lazyDialog(async () => (await import('./ReferenceDialog.tsx')).ReferenceDialog);
const TakeOperationDialog = lazyDialog(
  async () => (await import('./TakeOperationDialog.tsx')).TakeOperationDialog,
);

/** The finished operations of a profile, entered or taken from those closed here. */
export function ReferencePart({ page, profileId, canUpdate }: PartProps) {
  const { references, closedOperations } = page;
  const t = useMessages(partMessages);
  const { percent, money } = useFormat();
  const { isPending, run } = useAction();
  const [edited, setEdited] = useState<ReferenceRow | 'new' | 'operation' | null>(null);
  const close = () => setEdited(null);
  return (
    <PageSection
      title={t('references.title')}
      count={references.length}
      aside={
        canUpdate && (
          <>
            {closedOperations.length > 0 && (
              <Button size="sm" icon={FolderCheck} onClick={() => setEdited('operation')}>
                {t('references.fromOperation')}
              </Button>
            )}
            <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
              {t('references.add')}
            </Button>
          </>
        )
      }
    >
      <ItemList
        label={t('references.title')}
        empty={t('references.empty')}
        isBusy={isPending}
        items={references.map((reference) => {
          const { id, title, city, year, lotsCount, marginBps, revenueCents, photoHref } = reference;
          const address = { profile: profileId, reference: id };
          return {
            id,
            title,
            lead: <Avatar name={title} src={photoHref} size={48} isDecorative />,
            badges: (
              <>
                {reference.marginExplained && <ExplainedTrigger explanation={reference.marginExplained} />}
                {reference.isConfidential && <Badge icon={EyeOff}>{t('references.confidential')}</Badge>}
              </>
            ),
            detail: [
              t('references.detail', { city, year: String(year), lots: lotsCount ?? 0 }),
              revenueCents !== null && money(revenueCents),
              marginBps === null
                ? t('references.marginUnknown')
                : `${t('references.margin')} ${percent(marginBps)}`,
            ]
              .filter((part) => part !== false)
              .join(' · '),
            end: canUpdate && (
              <>
                {photoHref === null ? (
                  <ImagePicker
                    label={t('references.photo')}
                    isPending={isPending}
                    onPick={(image) =>
                      void run({ method: 'POST', href: storePhoto(address), data: { image } })
                    }
                  />
                ) : (
                  <Button
                    size="sm"
                    isPending={isPending}
                    onClick={() => void run({ method: 'DELETE', href: destroyPhoto(address) })}
                  >
                    {t('references.photoRemove')}
                  </Button>
                )}
                <LineActions name={title} onEdit={() => setEdited(reference)} removeHref={destroy(address)} />
              </>
            ),
          };
        })}
      />
      {edited === 'operation' && (
        <TakeOperationDialog profileId={profileId} operations={closedOperations} onClose={close} />
      )}
      {edited !== null && edited !== 'operation' && (
        <ReferenceDialog
          profileId={profileId}
          reference={edited === 'new' ? null : edited}
          today={page.today}
          onClose={close}
        />
      )}
    </PageSection>
  );
}
