import { and, desc, eq } from 'drizzle-orm';
import { outgoingMails, type OutgoingMailRow } from '#mocks/db/schema/index.ts';
import { jobs } from '#mocks/handlers/jobs/index.ts';
import { runWaitingJobs } from '#mocks/server/jobs/run-due.ts';
import type { TestServer } from './test-server.ts';

/** Mails of a kind to an address, the latest first; what jobs have to write is written before. */
export async function mailsTo(
  { deps }: TestServer,
  kind: string,
  address: string,
): Promise<OutgoingMailRow[]> {
  await runWaitingJobs(deps, jobs);
  return deps.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.kind, kind), eq(outgoingMails.toAddress, address)))
    .orderBy(desc(outgoingMails.id));
}

/** Path and query of the link in the latest such mail. @throws Error when there is none */
export async function linkOfMail(server: TestServer, kind: string, address: string): Promise<string> {
  const [mail] = await mailsTo(server, kind, address);
  const href = mail?.text.match(/https?:\/\/\S+/)?.[0];
  if (href === undefined) throw new Error(`no ${kind} with a link for ${address}`);
  const url = new URL(href);
  return url.pathname + url.search;
}
