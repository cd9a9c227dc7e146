import type { Carried } from './reply.ts';

/** One browser's memory, gone with the process. */
export interface Session {
  readonly id: string;
  readonly token: string;
  readonly memory: Map<string, unknown>;
  carried: Carried;
}

const COOKIE = 'kit-session';
const sessions = new Map<string, Session>();

/** The session of a request, made when there is none. */
export function sessionOf(request: Request): Session {
  const cookie = request.headers.get('Cookie') ?? '';
  const id = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookie)?.[1];
  const known = id === undefined ? undefined : sessions.get(id);
  if (known) return known;
  const session: Session = {
    id: crypto.randomUUID(),
    token: crypto.randomUUID(),
    memory: new Map(),
    carried: {},
  };
  sessions.set(session.id, session);
  return session;
}

/** The cookies that let the browser come back to its session and send its token. */
export function setCookies(headers: Headers, session: Session): void {
  headers.append('Set-Cookie', `${COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`);
  headers.append('Set-Cookie', `XSRF-TOKEN=${session.token}; Path=/; SameSite=Lax`);
}
