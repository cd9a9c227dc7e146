import { bareVariables } from './campaign-variables.ts';
import type { CampaignBlock } from './campaign.ts';

/** What is looked at before a campaign may leave, in the order of the screen. */
export const campaignChecks = [
  'subject',
  'content',
  'recipients',
  'sender',
  'unsubscribe',
  'variables',
  'links',
  'weight',
  'test',
] as const;
export type CampaignCheckKey = (typeof campaignChecks)[number];

export interface CampaignCheck {
  readonly key: CampaignCheckKey;
  /** What is wrong stops the sending; what is doubtful does not. */
  readonly state: 'ok' | 'doubtful' | 'wrong';
}

/** What is known of a campaign before it leaves. */
export interface CampaignFacts {
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly CampaignBlock[];
  readonly eligibleCount: number;
  /** The company's own server, which was tested. */
  readonly hasOwnServer: boolean;
  /** Cards whose lot or operation is no longer there. */
  readonly missingCards: number;
  readonly weightBytes: number;
  readonly isTested: boolean;
}

/** Mail programs cut what is longer. */
export const maxWeightBytes = 100 * 1024;

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** A button or an image without the address that it needs. */
const hasDeadLink = ({ kind, href, src }: CampaignBlock): boolean =>
  (kind === 'button' && !isWebAddress(href)) ||
  (kind === 'image' && (!isWebAddress(src) || (href !== '' && !isWebAddress(href))));

/** Every point of the verification. */
export function checkCampaign(facts: CampaignFacts): CampaignCheck[] {
  const { bare, unknown } = bareVariables([
    facts.subject,
    facts.preheader,
    ...facts.blocks.map(({ text }) => text),
  ]);
  const hasContent = facts.blocks.some(({ kind }) => kind !== 'divider');
  const isLinkDead = facts.missingCards > 0 || facts.blocks.some(hasDeadLink);
  const found: Readonly<Record<CampaignCheckKey, CampaignCheck['state']>> = {
    subject: facts.subject.trim() === '' ? 'wrong' : 'ok',
    content: hasContent ? 'ok' : 'wrong',
    recipients: facts.eligibleCount > 0 ? 'ok' : 'wrong',
    sender: facts.hasOwnServer ? 'ok' : 'doubtful',
    // The end of each mail is not part of what can be taken away.
    unsubscribe: 'ok',
    variables: unknown.length > 0 ? 'wrong' : bare.length > 0 ? 'doubtful' : 'ok',
    links: isLinkDead ? 'wrong' : 'ok',
    weight: facts.weightBytes > maxWeightBytes ? 'wrong' : 'ok',
    test: facts.isTested ? 'ok' : 'wrong',
  };
  return campaignChecks.map((key) => ({ key, state: found[key] }));
}

/** The share of points that are in order, in basis points; a doubtful one counts for half. */
export const scoreOf = (checks: readonly CampaignCheck[]): number =>
  checks.length === 0
    ? 0
    : Math.round(
        (checks.reduce((sum, { state }) => sum + (state === 'ok' ? 2 : state === 'doubtful' ? 1 : 0), 0) *
          10_000) /
          (2 * checks.length),
      );
