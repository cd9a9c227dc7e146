import type { Paper, PaperQuery } from '#contracts/export/paper.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { show } from '#generated/routes/client/operation.ts';
import { edit } from '#generated/routes/client/profile.ts';
import type { Operation, Profile } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

interface Subject {
  readonly subject: string;
  readonly reference: string;
  readonly back: string;
}

/** The frame of a paper about an operation, one of its estimations, projects or simulations. */
export const operationPaper = (
  context: ClientContext,
  query: PaperQuery,
  { id, name, ref }: Pick<Operation, 'id' | 'name' | 'ref'>,
): Paper => paperOf(context, query, { subject: `${name} · ${ref}`, reference: ref, back: show(id) });

/** The frame of a paper about a borrower. */
export const profilePaper = (
  context: ClientContext,
  query: PaperQuery,
  { id, name }: Pick<Profile, 'id' | 'name'>,
): Paper => paperOf(context, query, { subject: name, reference: name, back: edit(id) });

/** The frame of a paper about a company as a whole. */
export const companyPaper = (context: ClientContext, query: PaperQuery, about: Subject): Paper =>
  paperOf(context, query, about);

/** Who reads it, and what is kept from them: what the address asks for, and what their right leaves out. */
function paperOf(context: ClientContext, { hide, watermark }: PaperQuery, about: Subject): Paper {
  const { actor, deps } = context;
  const reaches = scopesOf(actor.roles, 'export.list', actor.roleDefinitions);
  const amounts = hide.includes('amounts');
  return {
    company: actor.tenant.name,
    ...about,
    editedOn: parisDay(deps.clock.businessNow()),
    watermark,
    hides: { amounts, margin: amounts || hide.includes('margin') || !reaches.includes('all') },
  };
}
