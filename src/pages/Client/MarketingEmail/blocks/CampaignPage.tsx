import { Archive, Copy, Download, Pause, Play, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { MarketingEmailProps, OpenCampaign } from '#contracts/client/marketing-email.ts';
import type { WithShared } from '#contracts/shared.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import {
  archive,
  destroy,
  duplicate,
  pause,
  results,
  resume,
  unschedule,
} from '#generated/routes/client/marketing-email.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import type { Action } from '#ui/actions/action.ts';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { AudienceStep } from './AudienceStep.tsx';
import { campaignHref, campaignSteps } from './campaign-address.ts';
import { CheckStep } from './CheckStep.tsx';
import { ContentStep } from './ContentStep.tsx';
import { ReportStep } from './ReportStep.tsx';

export interface CampaignPageProps {
  readonly props: WithShared<MarketingEmailProps>;
  readonly campaign: OpenCampaign;
}

/** One campaign, step by step. */
export function CampaignPage({ props, campaign }: CampaignPageProps) {
  const t = useMessages(campaignMessages);
  const { step } = props;
  const { content, status, fault } = campaign;
  useTitle(content.name, props.app.name);
  useRefreshOnEvent<MarketingEmailProps>(
    props.realtime?.changesChannel ?? null,
    ['campaign.changed', 'campaign.progressed'],
    // While it is being written, what somebody types is not theirs to renew.
    campaign.can.update ? [] : ['campaign'],
  );
  return (
    <Stack gap={5}>
      <PageHeader
        title={content.name}
        isInline
        subtitle={<TextLink href={index()}>{t('back')}</TextLink>}
        actions={
          <>
            <OfficeStateBadge entity="campaign" state={status} />
            <CampaignActions campaign={campaign} />
          </>
        }
      />
      {fault !== null && <Banner tone="error">{t(`faults.${fault}`)}</Banner>}
      <Tabs
        label={t('steps.label')}
        items={campaignSteps.map((name) => ({
          label: t(`steps.${name}`),
          href: campaignHref(campaign.id, name),
          isCurrent: name === step,
        }))}
      />
      <Step props={props} campaign={campaign} />
    </Stack>
  );
}

function Step({ props, campaign }: CampaignPageProps) {
  switch (props.step) {
    case 'contenu':
      return <ContentStep props={props} campaign={campaign} />;
    case 'audience':
      return <AudienceStep props={props} campaign={campaign} />;
    case 'verification':
      return <CheckStep props={props} campaign={campaign} />;
    case 'rapport':
      return <ReportStep campaign={campaign} />;
  }
}

/** What can be done with a campaign as a whole. */
function CampaignActions({ campaign }: Pick<CampaignPageProps, 'campaign'>) {
  const t = useMessages(campaignMessages);
  const { run } = useAction();
  const [isDeleting, setDeleting] = useState(false);
  const { id, can, report } = campaign;
  const act = (method: 'POST' | 'PATCH' | 'DELETE', href: string) => () => void run({ method, href });
  const actions: (Action | false)[] = [
    can.takeBack && {
      id: 'campaign.takeBack',
      label: t('actions.takeBack'),
      place: 'page',
      icon: Undo2,
      run: act('DELETE', unschedule(id)),
      isMain: true,
    },
    can.pause && {
      id: 'campaign.pause',
      label: t('actions.pause'),
      place: 'page',
      icon: Pause,
      run: act('PATCH', pause(id)),
      isMain: true,
    },
    can.resume && {
      id: 'campaign.resume',
      label: t('actions.resume'),
      place: 'page',
      icon: Play,
      run: act('DELETE', resume(id)),
      isMain: true,
    },
    report !== null && {
      id: 'campaign.results',
      label: t('actions.results'),
      place: 'page',
      icon: Download,
      run: () => window.location.assign(results(id)),
    },
    can.duplicate && {
      id: 'campaign.duplicate',
      label: t('actions.duplicate'),
      place: 'page',
      icon: Copy,
      run: act('POST', duplicate(id)),
    },
    can.archive && {
      id: 'campaign.archive',
      label: t('actions.archive'),
      place: 'page',
      icon: Archive,
      run: act('PATCH', archive(id)),
    },
    can.delete && {
      id: 'campaign.delete',
      label: t('actions.delete'),
      place: 'page',
      icon: Trash2,
      run: () => setDeleting(true),
    },
  ];
  return (
    <>
      <PageActions isCompactOnPhone actions={actions} />
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('actions.deleteTitle')}
        confirmLabel={t('actions.delete')}
        isDanger
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false);
          act('DELETE', destroy(id))();
        }}
      />
    </>
  );
}
