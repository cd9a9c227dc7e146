import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import type { CampaignPageProps } from './CampaignPage.tsx';
import { SendSection } from './SendSection.tsx';

const looks = {
  ok: { tone: 'pos', icon: CircleCheck },
  doubtful: { tone: 'warn', icon: TriangleAlert },
  wrong: { tone: 'neg', icon: CircleX },
} as const;

/** What is in order before a campaign leaves, and its sending. */
export function CheckStep({ props, campaign }: CampaignPageProps) {
  const t = useMessages(campaignMessages);
  const { number, percent } = useFormat();
  const values = {
    eligible: t('audience.eligible', { count: campaign.count.eligible }),
    sender: campaign.sender,
    weight: number(Math.ceil(campaign.weightBytes / 1024)),
    tested: campaign.testSentTo.join(', '),
  };
  return (
    <>
      {campaign.startedAt === null && (
        <PageSection title={t('checks.title')}>
          <Meter
            label={t('checks.score')}
            value={campaign.scoreBps / 100}
            text={percent(campaign.scoreBps)}
          />
          <ItemList
            label={t('checks.title')}
            items={campaign.checks.map(({ key, state }) => ({
              id: key,
              title: t(`checks.keys.${key}`),
              detail: t(`checks.details.${key}.${state}`, values),
              end: (
                <Badge tone={looks[state].tone} icon={looks[state].icon}>
                  {t(`checks.states.${state}`)}
                </Badge>
              ),
            }))}
          />
        </PageSection>
      )}
      <SendSection campaign={campaign} ownAddress={props.auth.user?.email ?? ''} />
    </>
  );
}
