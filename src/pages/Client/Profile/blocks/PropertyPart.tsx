import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PropertyAssetRow } from '#contracts/client/profile/form.ts';
import { destroy } from '#generated/routes/client/profile/property-asset.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { LineActions } from './LineActions.tsx';
import type { PartProps } from './ProfilePart.tsx';

const PropertyDialog = lazyDialog(async () => (await import('./PropertyDialog.tsx')).PropertyDialog);

/** The properties of a profile, with what it holds of each. */
export function PropertyPart({ page: { properties }, profileId, canUpdate }: PartProps) {
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const { money, percent } = useFormat();
  const [edited, setEdited] = useState<PropertyAssetRow | 'new' | null>(null);
  return (
    <PageSection
      title={t('property.title')}
      count={properties.length}
      help={t('property.help')}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            {t('property.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('property.title')}
        empty={t('property.empty')}
        items={properties.map((property) => {
          const { id, label, city, kind, valueCents, outstandingCents, ownershipBps } = property;
          return {
            id,
            title: [label, city].filter(Boolean).join(', '),
            badges: (
              <>
                {kind !== null && <Badge>{words(`property.${kind}`)}</Badge>}
                {outstandingCents > valueCents && (
                  <Badge tone="warn" icon={TriangleAlert}>
                    {t('property.underwater')}
                  </Badge>
                )}
              </>
            ),
            detail: t('property.detail', {
              value: money(valueCents),
              debt: money(outstandingCents),
              share: percent(ownershipBps),
            }),
            end: (
              <>
                <span title={t('property.net')}>
                  <Figure cents={property.shareNetCents} />
                </span>
                {canUpdate && (
                  <LineActions
                    name={label}
                    onEdit={() => setEdited(property)}
                    removeHref={destroy({ profile: profileId, asset: id })}
                  />
                )}
              </>
            ),
          };
        })}
      />
      {edited !== null && (
        <PropertyDialog
          profileId={profileId}
          property={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </PageSection>
  );
}
