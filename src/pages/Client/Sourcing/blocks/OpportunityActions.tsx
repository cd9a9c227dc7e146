import { ArrowRight, Ban, Building2, Camera, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import type { OpportunityFormProps } from '#contracts/client/sourcing/form.ts';
import { isOpenStage, stagesAfter, type OpportunityStage } from '#domain/sourcing/stages.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { StageBadge } from './StageBadge.tsx';
import { useOpportunityMoves, type MovableOpportunity } from './useOpportunityMoves.tsx';

const PhotoDialog = lazyDialog(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

export interface OpportunityActionsProps {
  readonly opportunity: MovableOpportunity;
  readonly current: NonNullable<OpportunityFormProps['current']>;
  readonly hasPhoto: boolean;
  /** What is around its address. */
  readonly neighbourhoodHref: string;
  readonly canUpdate: boolean;
  readonly canConvert: boolean;
}

/** The stage of an opportunity, and what can be done with it. */
export function OpportunityActions({
  opportunity,
  current,
  hasPhoto,
  neighbourhoodHref,
  canUpdate,
  canConvert,
}: OpportunityActionsProps) {
  const t = useMessages(sourcingMessages);
  const moves = useOpportunityMoves();
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const { stage, isGone } = current;
  const take = (to: OpportunityStage) => async (): Promise<void> => {
    const outcome = await moves.take(opportunity, to);
    if (typeof outcome === 'string') toast.error(outcome);
  };
  const run = (to: OpportunityStage) => () => void take(to)();
  const ways = canUpdate ? stagesAfter(stage, !isGone) : [];
  const open = ways.filter(isOpenStage);
  return (
    <>
      <StageBadge stage={stage} />
      <PageActions
        actions={[
          canConvert &&
            isOpenStage(stage) && {
              id: 'opportunity.convert',
              label: t('convert.action'),
              place: 'page',
              icon: Building2,
              isMain: true,
              run: run('converted'),
            },
          open.length > 0 && {
            id: 'opportunity.stage',
            label: t('fields.stage'),
            place: 'page',
            icon: ArrowRight,
            choices: open.map((to) => ({
              id: to,
              label: t(`choices.stage.${to}`),
              run: run(to),
            })),
          },
          {
            id: 'opportunity.neighbourhood',
            label: t('neighbourhood'),
            place: 'page',
            icon: ScanSearch,
            href: neighbourhoodHref,
          },
          canUpdate && {
            id: 'opportunity.photo',
            label: t('photo.action'),
            place: 'page',
            icon: Camera,
            run: () => setPhotoOpen(true),
          },
          ways.includes('rejected') && {
            id: 'opportunity.reject',
            label: t('reject.action'),
            place: 'page',
            icon: Ban,
            run: run('rejected'),
          },
        ]}
      />
      {moves.dialog}
      {isPhotoOpen && (
        <PhotoDialog opportunityId={opportunity.id} hasPhoto={hasPhoto} onClose={() => setPhotoOpen(false)} />
      )}
    </>
  );
}
