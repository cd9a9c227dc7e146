import * as messages from '#messages/error.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { detectLocale } from '#runtime/locale/detect.ts';

/** What a plain answer says. */
export interface PlainFacts {
  status: number;
  requestId: string;
  retryAfterS?: number;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{display:grid;place-items:center;min-height:90vh;margin:0;padding:1.5rem;text-align:center}
.code{margin:0;font-size:4.5rem;font-weight:700;line-height:1}
h1{margin:.5rem 0;font-size:1.25rem}
a{display:inline-block;margin:1.25rem 0;padding:.65rem 1.25rem;border:1px solid;border-radius:.5rem;color:inherit;text-decoration:none}
small{display:block;opacity:.75}code{user-select:all;word-break:break-all}`;

/** The text of an error page that fits a status. */
function textOf(status: number): keyof typeof messages.fr.text {
  if (status === 408 || status === 503 || status === 504) return '504';
  if (status === 405 || status === 413 || status === 429 || status === 507) return `${status}`;
  if (status === 404) return '404';
  return status >= 500 ? '500' : '422';
}

/**
 * An answer made of nothing but the request: no database, no script. It stands where an error page cannot
 * be made or would cost too much, in the language that the browser asks for.
 */
export function plainAnswer(asked: Headers, { status, requestId, retryAfterS }: PlainFacts): Response {
  const locale = detectLocale(asked.get('accept-language') ?? '', ['fr', 'en'], 'fr');
  const texts = messagesFor(locale, messages);
  const text = fill(texts.text[textOf(status)], { seconds: retryAfterS ?? 1 });
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-request-id': requestId };
  if (retryAfterS !== undefined) headers['retry-after'] = String(retryAfterS);
  const accepts = asked.get('accept') ?? '';
  if (/\bjson\b/.test(accepts) && !accepts.includes('text/html')) {
    return Response.json({ status, message: text, requestId }, { status, headers });
  }
  const html = `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${style}</style></head>
<body><main>
<p class="code">${status}</p>
<h1>${text}</h1>
<a href="">${texts.action.reload}</a>
<small>${texts.requestId}<br><code>${requestId}</code></small>
</main></body>
</html>
`;
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
