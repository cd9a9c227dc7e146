import { and, eq, isNull, sql } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storeTemplate } from '#contracts/client/marketing-email/payload.ts';
import { marketingEmail as index } from '#generated/routes/client.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { emailTemplates, type EmailTemplate } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { clientAction, redirect } from '#mocks/server/handler.ts';

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, campaignMessages).templates;
const back = (context: ClientContext, text: string) =>
  redirect(backAddress(context) ?? index(), { type: 'success', text });

async function templateOfRoute(context: ClientContext): Promise<EmailTemplate> {
  const id = parameter(context, 'emailTemplate');
  const [row] = await context.db
    .select()
    .from(emailTemplates)
    .where(and(eq(emailTemplates.id, id), isNull(emailTemplates.deletedAt)))
    .limit(1);
  if (!row) throw notFound(`template ${id}`);
  return row;
}

const subjectOf = (id: string, label: string) => ({ type: 'email-template', id, label });

/** Keeps parts for the next campaigns. */
export const storeTemplateHandler = clientAction(storeTemplate, async (context, content) => {
  const { deps, actor } = context;
  const id = deps.newId();
  const now = deps.clock.businessNow();
  await context.db.transaction(async (tx) => {
    await tx.insert(emailTemplates).values({
      ...content,
      id,
      tenantId: actor.tenant.id,
      createdBy: actor.user.id,
      createdAt: now,
      updatedAt: now,
    });
    await audit(context, tx, 'email-template.create', subjectOf(id, content.name));
  });
  return back(context, fill(textsOf(context).saved, { name: content.name }));
});

/** Puts other parts in place of those that a model holds. */
export const updateTemplateHandler = clientAction(storeTemplate, {
  find: templateOfRoute,
  act: async (context, content, row) => {
    await context.db.transaction(async (tx) => {
      await tx
        .update(emailTemplates)
        .set({
          ...content,
          updatedAt: context.deps.clock.businessNow(),
          version: sql`${emailTemplates.version} + 1`,
        })
        .where(eq(emailTemplates.id, row.id));
      await audit(context, tx, 'email-template.update', subjectOf(row.id, content.name));
    });
    return back(context, fill(textsOf(context).saved, { name: content.name }));
  },
});

/** Lets go of a model; campaigns made from it keep what they say. */
export const destroyTemplateHandler = clientAction(noPayload, {
  find: templateOfRoute,
  act: async (context, _payload, row) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(emailTemplates).where(eq(emailTemplates.id, row.id));
      await audit(context, tx, 'email-template.delete', subjectOf(row.id, row.name));
    });
    return back(context, fill(textsOf(context).removed, { name: row.name }));
  },
});
