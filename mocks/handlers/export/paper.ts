import type { Paper, PaperQuery } from '#contracts/export/paper.ts';
import { scopesOf } from '#domain/access/permissions.ts';
import { show } from '#generated/routes/client/operation.ts';
import { edit } from '#generated/routes/client/profile.ts';
import type { Operation, Profile } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { backOfLink, paperHides } from '#mocks/server/share/guest.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
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
): Promise<Paper> => paperOf(context, query, { subject: `${name} · ${ref}`, reference: ref, back: show(id) });

/** The frame of a paper about a borrower. */
export const profilePaper = (
  context: ClientContext,
  query: PaperQuery,
  { id, name }: Pick<Profile, 'id' | 'name'>,
): Promise<Paper> => paperOf(context, query, { subject: name, reference: name, back: edit(id) });

/** The frame of a paper about a company as a whole. */
export const companyPaper = (context: ClientContext, query: PaperQuery, about: Subject): Promise<Paper> =>
  paperOf(context, query, about);

/** Who reads it, and what is kept from them: what the address asks for, and what their right leaves out. */
async function paperOf(
  context: ClientContext,
  { hide, watermark, theme }: PaperQuery,
  about: Subject,
): Promise<Paper> {
  const { actor, deps } = context;
  const amounts = hide.includes('amounts');
  const hides = { amounts, margin: amounts || hide.includes('margin') || !seesMargins(context) };
  return {
    company: actor.tenant.name,
    logoHref: await fileHrefOrNull(context, actor.tenant.logoFileId),
    ...about,
    editedOn: parisDay(deps.clock.businessNow()),
    watermark,
    theme,
    hides,
    // Whoever reads by a link goes back to it, and is shown no more than it shows.
    ...(actor.guest && { hides: paperHides(actor.guest, hides), back: backOfLink(context) }),
  };
}

/** Whether the reader sees margins on paper: a viewer prints without them. */
export const seesMargins = ({ actor }: ClientContext): boolean =>
  scopesOf(actor.roles, 'export.list', actor.roleDefinitions).includes('all');
