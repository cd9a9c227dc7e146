/** Which protocol the server speaks; each sends page objects of its own shape. */
export type Version = 1 | 2 | 3;

export interface Oddities {
  /** Every optional field is always there, empty. */
  readonly sendsEmpty?: boolean;
  /** The page object has no `errors`. */
  readonly omitsErrors?: boolean;
  /** `url` carries scheme and host. */
  readonly isAbsolute?: boolean;
  /** A change is redirected with 302 instead of 303. */
  readonly redirectsWith302?: boolean;
}

export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly href: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Make = (asked: Asked) => unknown;

/** A prop with more to it than its value. */
interface ScriptedAnswer {
  readonly kind: 'later' | 'optional' | 'grow' | 'once' | 'scroll';
  readonly make: Make;
  readonly group?: string;
  readonly side?: 'append' | 'prepend' | 'deep';
  readonly path?: string;
  readonly matchOn?: string;
  readonly key?: string;
  readonly expiresAt?: number | null;
  readonly state?: (asked: Asked) => object;
}

export const later = (make: Make, group = 'default'): ScriptedAnswer => ({ kind: 'later', make, group });
export const optional = (make: Make): ScriptedAnswer => ({ kind: 'optional', make });
export const grow = (make: Make, more: Omit<ScriptedAnswer, 'kind' | 'make'> = {}): ScriptedAnswer => ({
  kind: 'grow',
  make,
  side: 'append',
  ...more,
});
export const once = (make: Make, more: { key?: string; expiresAt?: number | null } = {}): ScriptedAnswer => ({
  kind: 'once',
  make,
  expiresAt: null,
  ...more,
});
export const scroll = (make: Make, state: (asked: Asked) => object): ScriptedAnswer => ({
  kind: 'scroll',
  make,
  state,
});

/** What a route of the script answers. */
export type Script =
  | {
      readonly component: string;
      readonly props?: Readonly<Record<string, unknown>>;
      readonly status?: number;
      readonly fields?: Readonly<Record<string, unknown>>;
      readonly url?: string;
    }
  | { readonly to: string; readonly flash?: object; readonly errors?: object }
  | Response;

const isDeclared = (value: unknown): value is ScriptedAnswer =>
  typeof value === 'object' && value !== null && 'kind' in value && 'make' in value;

const listOf = (header: string | null): string[] => (header ? header.split(',') : []);
const origin = 'http://scripted.test';

/** Plays a server of the public page protocol behind `fetch`, with sessions for one person. */
export function createScriptedServer(
  routes: Readonly<Record<string, (asked: Asked) => Script | Promise<Script>>>,
  { version = 3, assets = 'v1', ...oddities }: Oddities & { version?: Version; assets?: string | null } = {},
) {
  const asked: Asked[] = [];
  const state = { assets, flash: undefined as object | undefined, errors: {} as object, documents: 0 };

  const makeProps = (script: Readonly<Record<string, unknown>>, component: string, on: Asked) => {
    const isPart = on.headers.get('x-inertia-partial-component') === component;
    const only = isPart ? listOf(on.headers.get('x-inertia-partial-data')) : [];
    const except = isPart ? listOf(on.headers.get('x-inertia-partial-except')) : [];
    const reset = listOf(on.headers.get('x-inertia-reset'));
    const known = listOf(on.headers.get('x-inertia-except-once-props'));
    const isNamed = (name: string, list: string[]) =>
      list.some((path) => path === name || path.startsWith(`${name}.`));
    const props: Record<string, unknown> = {};
    const fields: {
      onceProps?: object;
      scrollProps?: object;
      deferredProps?: Record<string, string[]>;
      lists?: Record<string, string[]>;
    } = {};
    const note = (field: string, path: string): void => {
      const lists = (fields.lists ??= {});
      lists[field] = [...(lists[field] ?? []), path];
    };
    for (const [name, value] of Object.entries(script)) {
      const wanted = (only.length === 0 || isNamed(name, only)) && !except.includes(name);
      if (!wanted) continue;
      if (!isDeclared(value) || version === 1) {
        props[name] = isDeclared(value) ? value.make(on) : value;
        continue;
      }
      const isAsked = isPart && isNamed(name, only);
      if (value.kind === 'once') {
        const key = value.key ?? name;
        fields.onceProps = { ...fields.onceProps, [key]: { prop: name, expiresAt: value.expiresAt } };
        if (known.includes(key) && !isAsked) continue;
      }
      if (value.kind === 'later' && !isAsked) {
        const group = value.group ?? 'default';
        const groups = (fields.deferredProps ??= {});
        groups[group] = [...(groups[group] ?? []), name];
        continue;
      }
      if (value.kind === 'optional' && !isAsked) continue;
      try {
        props[name] = value.make(on);
      } catch {
        note('rescuedProps', name);
        continue;
      }
      const path = value.path ? `${name}.${value.path}` : name;
      if (value.kind === 'grow' && !reset.includes(name)) {
        const byside = { append: 'mergeProps', prepend: 'prependProps', deep: 'deepMergeProps' };
        note(byside[value.side ?? 'append'], path);
        if (value.matchOn) note('matchPropsOn', `${path}.${value.matchOn}`);
      }
      if (value.kind === 'scroll') {
        const isReset = reset.includes(name);
        const intent = on.headers.get('x-inertia-infinite-scroll-merge-intent');
        if (!isReset) note(intent === 'prepend' ? 'prependProps' : 'mergeProps', `${name}.data`);
        fields.scrollProps = { ...fields.scrollProps, [name]: { ...value.state?.(on), reset: isReset } };
      }
    }
    const { lists, ...others } = fields;
    return { props, fields: { ...others, ...lists } };
  };

  const makePage = (script: Extract<Script, { component: string }>, on: Asked) => {
    const { props, fields } = makeProps(script.props ?? {}, script.component, on);
    const bag = on.headers.get('x-inertia-error-bag');
    const errors = bag && Object.keys(state.errors).length > 0 ? { [bag]: state.errors } : state.errors;
    const url = script.url ?? on.href;
    const page = {
      component: script.component,
      props: { ...(!oddities.omitsErrors && { errors }), ...props },
      url: oddities.isAbsolute ? `${origin}${url}` : url,
      version: state.assets,
      ...(version === 2 && { encryptHistory: false, clearHistory: false }),
      ...(oddities.sendsEmpty && { deferredProps: {}, mergeProps: [], scrollProps: {}, flash: [] }),
      ...(version === 3 && state.flash && { flash: state.flash }),
      ...fields,
      ...script.fields,
    };
    state.flash = undefined;
    state.errors = {};
    return page;
  };

  const answer = async (on: Asked): Promise<Response> => {
    if (on.method === 'GET' && state.assets !== null) {
      const theirs = on.headers.get('x-inertia-version');
      if (theirs !== null && theirs !== state.assets)
        return new Response(null, { status: 409, headers: { 'X-Inertia-Location': on.href } });
    }
    const route = routes[`${on.method} ${on.path}`] ?? routes[on.path];
    const script = route ? await route(on) : new Response('Not found', { status: 404 });
    if (script instanceof Response) return script;
    if ('to' in script) {
      if (script.flash) state.flash = script.flash;
      if (script.errors) state.errors = script.errors;
      const status = oddities.redirectsWith302 && on.method === 'POST' ? 302 : 303;
      return new Response(null, { status, headers: { Location: script.to } });
    }
    return Response.json(makePage(script, on), {
      status: script.status ?? 200,
      headers: { 'X-Inertia': 'true', Vary: 'X-Inertia' },
    });
  };

  const readBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

  /** As a browser's `fetch` does: redirects are followed with the same headers, a change becomes a GET. */
  const fetchOnce = async (input: string, init: RequestInit, body: unknown): Promise<Response> => {
    const url = new URL(input, origin);
    const on: Asked = {
      method: init.method ?? 'GET',
      href: `${url.pathname}${url.search}`,
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      body,
    };
    asked.push(on);
    const response = await answer(on);
    init.signal?.throwIfAborted();
    const location = response.headers.get('location');
    if (location === null || response.status < 300 || response.status > 399) return response;
    if (new URL(location, url).origin !== origin) throw new TypeError('Failed to fetch');
    return fetchOnce(new URL(location, url).href, { ...init, method: 'GET' }, undefined);
  };

  return {
    asked,
    state,
    fetch: (async (input, init = {}) => {
      init.signal?.throwIfAborted();
      return fetchOnce(input instanceof Request ? input.url : input.toString(), init, readBody(init.body));
    }) as typeof fetch,

    /** The document of an address, as its server writes it. */
    async document(href: string): Promise<string> {
      state.documents += 1;
      const url = new URL(href, origin);
      const on = { method: 'GET', href, path: url.pathname, query: url.searchParams, headers: new Headers() };
      const route = routes[url.pathname];
      const script = route ? await route({ ...on, body: undefined }) : null;
      if (!script || !('component' in script)) throw new Error(`no document at ${href}`);
      const json = JSON.stringify(makePage(script, { ...on, body: undefined }));
      if (version === 3)
        return `<script data-page="app" type="application/json">${json.replaceAll('/', '\\/')}</script><div id="app"></div>`;
      return `<div id="app" data-page="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
    },
  };
}
