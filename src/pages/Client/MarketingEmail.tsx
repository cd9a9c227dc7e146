import type { MarketingEmailProps } from '#contracts/client/marketing-email.ts';
import type { WithShared } from '#contracts/shared.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { PartFailed } from '#ui/feedback/PartFailed.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CampaignList } from './MarketingEmail/blocks/CampaignList.tsx';
import type { CampaignPageProps } from './MarketingEmail/blocks/CampaignPage.tsx';

// Fetched when a campaign is first opened.
const CampaignPage = lazyPart<CampaignPageProps>(
  async () => (await import('./MarketingEmail/blocks/CampaignPage.tsx')).CampaignPage,
  { pending: () => <Skeleton width="100%" height={480} />, failed: PartFailed },
);

/** The campaigns of a company, or the one that the address opens. */
export default function MarketingEmail(props: WithShared<MarketingEmailProps>) {
  const { campaign, list } = props;
  if (campaign !== null) return <CampaignPage key={campaign.id} props={props} campaign={campaign} />;
  return list === null ? null : <CampaignList props={{ ...props, list }} />;
}
