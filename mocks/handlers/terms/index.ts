import { eq } from 'drizzle-orm';
import { acceptTerms, legalDocument } from '#contracts/terms.ts';
import * as termsMessages from '#messages/terms.ts';
import { messagesFor } from '#messages/locale.ts';
import { fill } from '#messages/fill.ts';
import { users } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { data, redirect, signedInAction } from '#mocks/server/handler.ts';
import { escapeHtml } from '#mocks/server/mail/html.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { htmlAnswer } from '#mocks/server/site/document.ts';

const style =
  'body{max-width:44rem;margin:0 auto;padding:2.5rem 1.25rem;font:1.05rem/1.6 system-ui,sans-serif;color:#1f2430;background:#fff}h1{line-height:1.2}footer{margin-top:3rem;color:#5b6472}';

/** A text that the staff keeps, as a document without script. @throws HttpFailure 404 where none is kept */
function documentOf({ deps, locale }: RequestContext, kind: 'terms' | 'privacy') {
  const { termsHtml, termsVersion, privacyHtml, dpoEmail } = deps.config.settings;
  const body = kind === 'terms' ? termsHtml : privacyHtml;
  if (body === '') throw notFound(`text of ${kind}`);
  const t = messagesFor(locale, termsMessages);
  const title = escapeHtml(`${t[kind]} · ${deps.config.appName}`);
  const notes = [
    ...(kind === 'terms' ? [fill(t.version, { version: termsVersion })] : []),
    ...(dpoEmail === '' ? [] : [fill(t.dpo, { email: dpoEmail })]),
  ];
  // The text itself was cleaned when it was saved.
  return htmlAnswer(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(t[kind])}</h1>${body}</main><footer>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</footer></body></html>
`);
}

/** The terms of use and the privacy policy: read by everybody, accepted by each client. */
export const termsResource = defineResource({
  handlers: {
    'terms.show': data(legalDocument, async (context) => ({
      kind: 'raw',
      response: documentOf(context, 'terms'),
    })),
    'privacy.show': data(legalDocument, async (context) => ({
      kind: 'raw',
      response: documentOf(context, 'privacy'),
    })),
    'terms.accept': signedInAction(acceptTerms, async (context, { version }) => {
      const { deps, actor, unscoped, locale } = context;
      const t = messagesFor(locale, termsMessages);
      if (version !== deps.config.settings.termsVersion) throw new ValidationFailure({ version: t.outdated });
      await unscoped.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ acceptedTermsVersion: version, acceptedTermsAt: deps.clock.systemNow() })
          .where(eq(users.id, actor.user.id));
        await audit(context, tx, 'terms.accepted', {
          type: 'user',
          id: actor.user.id,
          label: version,
        });
      });
      return redirect(backAddress(context), { type: 'success', text: t.accepted });
    }),
  },
});
