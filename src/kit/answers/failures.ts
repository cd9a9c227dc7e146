import { show as showToasts } from '../generated/routes/toasts.ts';
import { page, redirect, type Answers, type KitRequest, type Reply } from '../host/reply.ts';

const inertia = { 'X-Inertia': 'true' };
const location = { 'X-Inertia-Location': showToasts() };

/** What stands in between, with a script that would take the page over if it could. */
const portal = '<h1>Portail du Wi-Fi</h1><script>top.document.title = "pris"</script>';

const replies: Readonly<Record<string, (request: KitRequest) => Reply>> = {
  '500': () => new Response('<h1>Erreur 500</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } }),
  '404': () => page({}, {}, 404),
  html: () => new Response(portal, { headers: { 'Content-Type': 'text/html' } }),
  cut: () =>
    new Response('{"component":"Fail', { headers: { ...inertia, 'Content-Type': 'application/json' } }),
  inconnue: ({ url }) =>
    Response.json(
      { component: 'Nowhere', props: {}, url: url.pathname, version: null },
      { headers: inertia },
    ),
  both: () => new Response(null, { status: 409, headers: { ...inertia, ...location } }),
  location: () => new Response(null, { status: 409, headers: location }),
  redirect: () => new Response(null, { status: 409, headers: { 'X-Inertia-Redirect': showToasts() } }),
};

export const answers: Answers = {
  'failures.show': () => page({}),
  'failures.answer': (request) => {
    const kind = request.parameters['kind'] ?? '';
    const reply = Object.hasOwn(replies, kind) ? replies[kind] : undefined;
    return reply?.(request) ?? redirect('/pannes');
  },
};
