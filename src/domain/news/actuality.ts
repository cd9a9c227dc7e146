/** What an article is about. */
export const actualityCategories = ['product', 'market', 'regulation', 'event', 'maintenance'] as const;
export type ActualityCategory = (typeof actualityCategories)[number];

export const actualityStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ActualityState = (typeof actualityStates)[number];

/** Roles of clients that an article can be meant for. */
export const actualityRoles = ['owner', 'collaborator', 'accountant', 'viewer', 'brand-manager'] as const;
export type ActualityRole = (typeof actualityRoles)[number];

/** Articles that stand first at the same time, at most. */
export const maxPinned = 3;

/** Words a minute that people read. */
const wordsPerMinute = 200;
/** Minutes during which a published article can be called back. */
const recallMinutes = 10;

/** What can be done with an article. */
export type ActualityStep = 'publish' | 'schedule' | 'unpublish' | 'archive';

/** Why a step cannot be taken; each has its sentence in the messages. */
export type ActualityObstacle = 'alreadyPublished' | 'archived' | 'noBody' | 'notPublished' | 'tooLate';

/** What decides about a step. */
export interface ActualityFacts {
  readonly status: ActualityState;
  /** Formatted text; empty for none. */
  readonly body: string;
  readonly publishedAt: Date | null;
}

/** Why a step is refused at an instant; null where it may be taken. */
export function actualityObstacle(
  { status, body, publishedAt }: ActualityFacts,
  step: ActualityStep,
  now: Date,
): ActualityObstacle | null {
  if (status === 'archived') return 'archived';
  if (step === 'archive') return status === 'published' ? null : 'notPublished';
  if (step === 'unpublish') {
    if (status === 'draft') return 'notPublished';
    return status === 'scheduled' || isRecallable(publishedAt, now) ? null : 'tooLate';
  }
  if (status === 'published') return 'alreadyPublished';
  return body === '' ? 'noBody' : null;
}

const isRecallable = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() <= recallMinutes * 60_000;

/** Minutes that reading a formatted text takes, one at least. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** The address of a title: lower-case letters and digits without accents, joined by hyphens, at most 140 signs. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 140)
    .replaceAll(/^-+|-+$/g, '');
