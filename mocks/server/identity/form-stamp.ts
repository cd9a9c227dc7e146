import type { ServerDependencies } from '../dependencies.ts';

const leastMs = 3000;
const mostMs = 86_400_000;

type StampDependencies = Pick<ServerDependencies, 'signer' | 'clock'>;

/** Says when a form was shown; whoever fills it in cannot write another time. */
export async function stampForm({ signer, clock }: StampDependencies, form: string): Promise<string> {
  const shownAt = String(clock.systemNow().getTime());
  return `${shownAt}.${await signer.sign(textOf(form, shownAt))}`;
}

/** False for a form sent sooner than a person types, later than a day, or without our stamp. */
export async function isFilledByHand(
  { signer, clock }: StampDependencies,
  form: string,
  stamp: string,
): Promise<boolean> {
  const [shownAt = '', signature = ''] = stamp.split('.');
  if (!/^\d{1,15}$/.test(shownAt) || !(await signer.verify(textOf(form, shownAt), signature))) return false;
  const ageMs = clock.systemNow().getTime() - Number(shownAt);
  return ageMs >= leastMs && ageMs <= mostMs;
}

const textOf = (form: string, shownAt: string): string => `form:${form}:${shownAt}`;
