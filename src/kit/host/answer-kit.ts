import type { PageObject } from '#runtime/protocol/page-object.ts';
import { compileRoutes } from '#runtime/routes/match.ts';
import type { RouteName } from '../generated/routes/names.ts';
import { routeTable } from '../generated/routes/table.ts';
import { chooseProps } from './props.ts';
import type { Answers, PageReply, RedirectReply, Reply } from './reply.ts';
import { sessionOf, setCookies, type Session } from './session.ts';

/** Puts a page object into the document of a first load. */
export type RenderDocument = (page: PageObject) => Promise<string>;

const files = import.meta.glob<{ readonly answers: Answers }>('../answers/*.ts', { eager: true });
const answers: Answers = Object.assign({}, ...Object.values(files).map((file) => file.answers));
const matcher = compileRoutes(routeTable);

/** Plays the server of the demonstration: one request of the page protocol, or of a document. */
export async function answerKit(request: Request, renderDocument: RenderDocument): Promise<Response> {
  const url = new URL(request.url);
  const session = sessionOf(request);
  const data = await readBody(request);
  const found = matcher.match(readMethod(request, data), url.pathname);
  if (found?.kind !== 'match')
    return plain(found ? 405 : 404, `Aucune route : ${request.method} ${url.pathname}`);
  const { route, parameters } = found;
  const isAction = request.method !== 'GET' && request.method !== 'HEAD';
  if (isAction && request.headers.get('X-XSRF-TOKEN') !== session.token) return plain(419, 'Jeton périmé');
  const answer = answers[route.name as RouteName];
  if (!answer) return plain(501, `Aucune réponse pour ${route.name} dans src/kit/answers`);
  const reply = await answer({ request, parameters, data, url, session: session.memory });
  const response = await respond(reply, { request, url, session, component: route.page, renderDocument });
  setCookies(response.headers, session);
  return response;
}

interface Circumstances {
  readonly request: Request;
  readonly url: URL;
  readonly session: Session;
  readonly component: string | undefined;
  readonly renderDocument: RenderDocument;
}

async function respond(reply: Reply, around: Circumstances): Promise<Response> {
  if (reply instanceof Response) return new Response(reply.body, reply);
  return reply.kind === 'redirect' ? respondRedirect(reply, around) : respondPage(reply, around);
}

function respondRedirect({ to, flash, errors }: RedirectReply, { session }: Circumstances): Response {
  session.carried = { ...(flash !== undefined && { flash }), ...(errors && { errors }) };
  return new Response(null, { status: 303, headers: { Location: to } });
}

async function respondPage(reply: PageReply, around: Circumstances): Promise<Response> {
  const { request, url, session, component, renderDocument } = around;
  if (component === undefined) throw new Error(`The route of ${url.pathname} has no page in the manifest`);
  const isPrefetch = request.headers.get('Purpose') === 'prefetch';
  const { carried } = session;
  // A page made ready beforehand is nobody's answer yet: what waits is for the next one shown.
  if (!isPrefetch) session.carried = {};
  const { props, fields } = await chooseProps(reply, component, request.headers);
  const page: PageObject = {
    ...fields,
    component,
    url: `${url.pathname}${url.search}`,
    version: null,
    props: { ...props, errors: (isPrefetch ? undefined : carried.errors) ?? {} },
    ...(!isPrefetch && carried.flash !== undefined && { flash: { text: carried.flash } }),
  };
  const headers = { Vary: 'X-Inertia', 'Cache-Control': 'no-store' };
  if (request.headers.has('X-Inertia')) {
    return Response.json(page, { status: reply.status, headers: { ...headers, 'X-Inertia': 'true' } });
  }
  const html = await renderDocument(page);
  return new Response(html, { status: reply.status, headers: { ...headers, 'Content-Type': 'text/html' } });
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** What the body of a request holds: JSON, or the fields of a form with their files. Empty for a GET. */
async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  }
  return type === '' ? {} : Object.fromEntries(await request.formData());
}

/** The method meant: a form that is posted may spell PUT, PATCH and DELETE in the query's or its own `_method`. */
function readMethod(request: Request, data: Readonly<Record<string, unknown>>): string {
  if (request.method !== 'POST') return request.method;
  const spoofed = new URL(request.url).searchParams.get('_method') ?? data['_method'];
  return typeof spoofed === 'string' ? spoofed.toUpperCase() : 'POST';
}
