import { testPassword } from './database.ts';

/** A page object as the tests read it. */
export interface ReadPage {
  component: string;
  props: Record<string, never> & {
    errors: Record<string, string>;
    flash: { type: string; text: string } | null;
  };
  url: string;
  version: string | null;
}

export interface VisitAnswer {
  status: number;
  headers: Headers;
  /** The page, or null when the answer is none. */
  page: ReadPage;
  text: string;
}

export interface VisitOptions {
  data?: unknown;
  /** Sent as a form instead of `data`. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** False for a request without the token, as a foreign site would send it. */
  hasToken?: boolean;
  /** False to look at a redirect instead of following it. */
  follows?: boolean;
  /** False for the browser's own navigation instead of the page protocol. */
  isProtocol?: boolean;
}

export interface SignInOptions {
  isStaff?: boolean;
  remember?: boolean;
  /** False to stay before the choice of a company; else Garonne Patrimoine is taken, or the first. */
  choosesCompany?: boolean;
  /** True to see the start page, which asks for more than any other; else the redirect to it is the answer. */
  opensStartPage?: boolean;
}

/** A person at a browser: cookies, token, and the page protocol's headers. */
export interface Visitor {
  visit(method: string, path: string, options?: VisitOptions): Promise<VisitAnswer>;
  get(path: string, options?: VisitOptions): Promise<VisitAnswer>;
  signIn(email: string, options?: SignInOptions): Promise<VisitAnswer>;
  cookies: Map<string, string>;
}

/** Where people arrive after signing in. */
const startPages = ['/tableau-de-bord', '/admin'];

/** @param origin where the stand-in or a live server answers */
export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  let current = `${origin}/`;

  const send = async (method: string, path: string, options: VisitOptions): Promise<Response> => {
    const headers = new Headers({
      'x-requested-with': 'XMLHttpRequest',
      accept: 'text/html, application/xhtml+xml',
      'accept-language': 'fr-FR,fr;q=0.9',
      referer: current,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...((options.isProtocol ?? true) && { 'x-inertia': 'true' }),
      ...options.headers,
    });
    const token = cookies.get('XSRF-TOKEN');
    if ((options.hasToken ?? true) && token) headers.set('x-xsrf-token', decodeURIComponent(token));
    const { form } = options;
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    // A form with files names its own boundary.
    const isMultipart = options.data instanceof FormData;
    if (method !== 'GET' && !isMultipart) headers.set('content-type', type);
    const body =
      options.data instanceof FormData
        ? options.data
        : form
          ? new URLSearchParams(form).toString()
          : JSON.stringify(options.data ?? {});
    const response = await fetch(new URL(path, origin), {
      method,
      headers,
      redirect: 'manual',
      body: method === 'GET' ? null : body,
    });
    keepCookies(cookies, response);
    return response;
  };

  const visit = async (method: string, path: string, options: VisitOptions = {}): Promise<VisitAnswer> => {
    let response = await send(method, path, options);
    for (let hops = 0; (options.follows ?? true) && response.status === 303 && hops < 5; hops += 1) {
      response = await send('GET', response.headers.get('location') ?? '/', { ...options, data: undefined });
    }
    const text = await response.text();
    const page = (response.headers.has('x-inertia') ? JSON.parse(text) : null) as ReadPage;
    if (page && response.ok) current = new URL(page.url, origin).href;
    return { status: response.status, headers: response.headers, page, text };
  };

  return {
    cookies,
    visit,
    get: (path, options) => visit('GET', path, options),
    async signIn(
      email,
      { isStaff = false, remember = false, choosesCompany = true, opensStartPage = false } = {},
    ) {
      const path = isStaff ? '/admin/connexion' : '/connexion';
      const enter = async (action: string, data: object): Promise<VisitAnswer> => {
        const answer = await visit('POST', action, { data, follows: false });
        const next = answer.headers.get('location');
        if (answer.status !== 303 || next === null) return answer;
        const isStart = startPages.includes(new URL(next, origin).pathname);
        return isStart && !opensStartPage ? answer : visit('GET', next);
      };
      await visit('GET', path);
      const answer = await enter(path, { email, password: testPassword, remember });
      const props = answer.page?.props as unknown as
        | { companies?: { id: string; name: string }[] }
        | undefined;
      const companies = props?.companies ?? [];
      const choice = companies.find(({ name }) => name === 'Garonne Patrimoine') ?? companies[0];
      if (!choosesCompany || !choice) return answer;
      return enter('/connexion/societe', { tenantId: choice.id });
    },
  };
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }
}
