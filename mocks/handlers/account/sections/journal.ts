import { eq } from 'drizzle-orm';
import { auditEntries } from '#mocks/db/schema/index.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { readHistory } from '#mocks/server/history/read.ts';
import { historySentence } from '#mocks/server/history/sentence.ts';
import { impersonationsOf } from './impersonations.ts';

const shown = 50;

/** What the person did lately, in sentences, and in whose names they worked. */
export async function journalOf(context: SignedInContext) {
  const { actor, unscoped, locale } = context;
  const own = eq(auditEntries.actorId, actor.user.id);
  const entries = await readHistory(unscoped, own, { limit: shown });
  return {
    tab: 'journal' as const,
    entries: entries.map((named) => ({
      id: named.entry.id,
      at: named.entry.at.toISOString(),
      sentence: historySentence(locale, named),
      isDenied: named.entry.result === 'denied',
    })),
    impersonations: await impersonationsOf(context, { staffId: actor.user.id }, shown),
  };
}
