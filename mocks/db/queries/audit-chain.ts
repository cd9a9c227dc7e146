import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** The first entry that is not what was written, or whose predecessor is missing. */
export interface BrokenLink {
  readonly seq: number;
  readonly id: string;
}

/**
 * Reads the journal of every company from its oldest kept entry on and gives the first entry that was changed
 * or whose predecessor was removed; null when all is as it was written.
 */
export async function brokenAuditLink(db: Database): Promise<BrokenLink | null> {
  const result = await db.execute<{ seq: number | string; id: string }>(sql`
    select seq, id from (
      select entry.seq, entry.id, entry.hash, entry.prev_hash, audit_entry_hash(entry) as right_hash,
        lag(entry.hash) over (partition by entry.tenant_id order by entry.seq) as hash_before
      from audit_entries entry
    ) linked
    where hash <> right_hash or (hash_before is not null and prev_hash <> hash_before)
    order by seq limit 1`);
  const { rows } = result as { rows: { seq: number | string; id: string }[] };
  const [first] = rows;
  return first ? { seq: Number(first.seq), id: first.id } : null;
}
