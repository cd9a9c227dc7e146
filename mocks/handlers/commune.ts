import { communeIndex } from '#contracts/commune.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { data, json, type RouteHandlers } from '#mocks/server/handler.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';

/** Communes that one answer holds at most. */
const maxAnswers = 12;

/** Handler of `commune.index`: the commune directory, for the address fields. */
export const communeHandlers = {
  'commune.index': data(communeIndex, async (context, { q }) => {
    const [key, perMinute] = limitOf(context);
    const wait = await hitThrottle(context.deps, key, perMinute, 60);
    if (wait !== null) throw new HttpFailure(429, 'too many searches', wait);
    const items = await context.deps.communes.search(q, maxAnswers);
    return json({ items });
  }),
} satisfies Partial<RouteHandlers>;

/** Whoever signs up searches too, by the address of their network; they type less than one who works. */
const limitOf = ({ actor, ip }: RequestContext): [key: string, perMinute: number] =>
  actor === null ? [`commune:address:${ip ?? 'local'}`, 60] : [`commune:${actor.user.id}`, 240];
