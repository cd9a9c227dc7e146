import * as z from 'zod';
import { HttpFailure } from '../failures.ts';

interface Checked {
  readonly component: string;
  readonly schema: z.ZodType;
  readonly props: Readonly<Record<string, unknown>>;
}

interface Sent {
  /** What is sent, with the props that every page receives. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly isPart: boolean;
  readonly sharedNames: readonly string[];
}

/**
 * Checks what is sent against the page's own contract: the whole, or each prop of a part.
 *
 * @throws HttpFailure 500 when the props break the contract
 */
export function checkProps(answer: Checked, { props, isPart, sharedNames }: Sent): void {
  const { component, schema } = answer;
  const clash = sharedNames.find((name) => name in answer.props);
  if (clash !== undefined) {
    throw new HttpFailure(500, `${component} has a prop “${clash}”, which every page receives`);
  }
  const own = Object.fromEntries(Object.entries(props).filter(([name]) => !sharedNames.includes(name)));
  const result = isPart ? checkPart(schema, own) : schema.safeParse(own);
  if (result === null || result.success) return;
  const [issue] = result.error.issues;
  throw new HttpFailure(
    500,
    `${component} breaks its contract at ${issue?.path.join('.')}: ${issue?.message}`,
  );
}

/** Rules over several props cannot be checked on a part: each prop is, by itself. */
function checkPart(schema: z.ZodType, own: Readonly<Record<string, unknown>>) {
  if (!(schema instanceof z.ZodObject)) return null;
  const { shape } = schema as z.ZodObject<Record<string, z.ZodType>>;
  const named = Object.entries(shape).filter(([name]) => name in own);
  return z.object(Object.fromEntries(named)).safeParse(own);
}
