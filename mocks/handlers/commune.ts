import { communeIndex } from '#contracts/commune.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { data, json, type RouteHandlers } from '#mocks/server/handler.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

/** Communes that one answer holds at most. */
const maxAnswers = 12;

/** Handler of `commune.index`: the commune directory, for the address fields. */
export const communeHandlers = {
  'commune.index': data(communeIndex, async (context, { q }) => {
    if (context.actor === null) throw new HttpFailure(401, 'the directory is for signed-in people');
    const wait = await hitThrottle(context.deps, `commune:${context.actor.user.id}`, 240, 60);
    if (wait !== null) throw new HttpFailure(429, 'too many searches', wait);
    const items = await context.deps.communes.search(q, maxAnswers);
    return json({ items });
  }),
} satisfies Partial<RouteHandlers>;
