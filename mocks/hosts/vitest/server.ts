import { setupServer } from 'msw/node';
import { createDispatch } from '#mocks/server/dispatch.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { mswHandlers } from '../msw.ts';

/** Origin under which the stand-in answers in tests. */
export const testOrigin = 'http://ilot.test';

/** The stand-in behind `fetch` itself: requests to `testOrigin` never leave the process. */
export function createTestServer(deps: ServerDependencies) {
  return setupServer(...mswHandlers(createDispatch(deps), (url) => url.origin === testOrigin));
}
