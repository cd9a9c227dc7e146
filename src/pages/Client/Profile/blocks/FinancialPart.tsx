import { Lock, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FinancialAssetRow } from '#contracts/client/profile/form.ts';
import { destroy } from '#generated/routes/client/profile/financial-asset.ts';
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

const FinancialDialog = lazyDialog(async () => (await import('./FinancialDialog.tsx')).FinancialDialog);

/** The money of a profile: where it is, what is pledged, what has not been looked at for long. */
export function FinancialPart({ page: { holdings, today }, profileId, canUpdate }: PartProps) {
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const { date } = useFormat();
  const [edited, setEdited] = useState<FinancialAssetRow | 'new' | null>(null);
  return (
    <PageSection
      title={t('financial.title')}
      count={holdings.length}
      aside={
        canUpdate && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            {t('financial.add')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('financial.title')}
        empty={t('financial.empty')}
        items={holdings.map((holding) => {
          const { id, kind, institution, valueCents, isPledged, isOld, valuedOn } = holding;
          const title = words(`financial.${kind}`);
          return {
            id,
            title,
            badges: (
              <>
                {isPledged && <Badge icon={Lock}>{t('financial.pledged')}</Badge>}
                {isOld && (
                  <Badge tone="warn" icon={TriangleAlert}>
                    {t('financial.old')}
                  </Badge>
                )}
              </>
            ),
            detail: t(institution === '' ? 'financial.detailAlone' : 'financial.detail', {
              institution,
              date: date(valuedOn),
            }),
            end: (
              <>
                <Figure cents={valueCents} />
                {canUpdate && (
                  <LineActions
                    name={title}
                    onEdit={() => setEdited(holding)}
                    removeHref={destroy({ profile: profileId, holding: id })}
                  />
                )}
              </>
            ),
          };
        })}
      />
      {edited !== null && (
        <FinancialDialog
          profileId={profileId}
          holding={edited === 'new' ? null : edited}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </PageSection>
  );
}
