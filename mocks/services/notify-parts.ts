/** Bytes that one notification may hold, below PostgreSQL's limit of 8000 (NOTIFY, payload). */
const maxPartBytes = 7900;
/** Messages whose parts are awaited; the oldest is given up beyond it. */
const maxOpen = 100;

const escape = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A value as JSON in parts that fit a notification. All of it is ASCII, so that a sign is a byte.
 *
 * @param id names the message among all that are under way; letters, digits, `-` and `_`
 */
export function toParts(value: unknown, id: string): string[] {
  const json = JSON.stringify(value).replace(/[\u007f-\uffff]/g, escape);
  const count = Math.max(1, Math.ceil(json.length / maxPartBytes));
  return Array.from(
    { length: count },
    (_, index) => `${id}/${index}/${count}:${json.slice(index * maxPartBytes, (index + 1) * maxPartBytes)}`,
  );
}

/** Puts messages together again: gives the value with its last part, else undefined. */
export function createAssembler(): (part: string) => unknown {
  const open = new Map<string, { missing: number; parts: string[] }>();
  return (part) => {
    const match = /^([\w-]+)\/(\d+)\/(\d+):(.*)$/s.exec(part);
    if (!match) return undefined;
    const [, id = '', index = '', count = '', text = ''] = match;
    const message = open.get(id) ?? { missing: Number(count), parts: [] };
    open.set(id, message);
    if (message.parts[Number(index)] === undefined) message.missing -= 1;
    message.parts[Number(index)] = text;
    const [oldest] = open.keys();
    if (open.size > maxOpen && oldest !== undefined) open.delete(oldest);
    if (message.missing > 0) return undefined;
    open.delete(id);
    return JSON.parse(message.parts.join('')) as unknown;
  };
}
