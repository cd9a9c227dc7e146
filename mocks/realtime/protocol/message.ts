import * as z from 'zod';

/** A frame from a browser. `data` is an object, or the JSON of one. */
const message = z.object({
  event: z.string().min(1),
  channel: z.string().optional(),
  data: z.unknown().optional(),
});
export type Message = z.infer<typeof message>;

/** Reads a frame; null when it is none. */
export function readMessage(text: string): Message | null {
  const result = message.safeParse(parsed(text));
  if (!result.success) return null;
  const { data } = result.data;
  // Client events keep their data as it came; the protocol's own may be JSON within JSON.
  const isOwn = result.data.event.startsWith('pusher');
  return { ...result.data, data: isOwn && typeof data === 'string' ? parsed(data) : data };
}

/** What a JSON text says; undefined when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const subscription = z.object({
  channel: z.string(),
  auth: z.string().max(500).optional(),
  channel_data: z.string().max(5000).optional(),
});

export const unsubscription = z.object({ channel: z.string() });

export const signIn = z.object({ auth: z.string().max(500), user_data: z.string().max(5000) });
