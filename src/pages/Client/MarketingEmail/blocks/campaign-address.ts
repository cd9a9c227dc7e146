import type { CampaignStep } from '#contracts/client/marketing-email.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';

/** The address of a campaign, at one of its steps. */
export const campaignHref = (open: string, step?: CampaignStep): string =>
  index({ query: step === undefined ? { open } : { open, step } });

/** The steps in their order on the screen. */
export const campaignSteps: readonly CampaignStep[] = ['contenu', 'audience', 'verification', 'rapport'];
