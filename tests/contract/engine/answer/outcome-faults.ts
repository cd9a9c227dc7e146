import { describeExpected, type Expected } from '../expected.ts';
import { errorsOf, locationOf, type Answer } from '../http/answer.ts';
import type { Client } from '../http/client.ts';

/** What was got, in few words. */
export function describeAnswer(answer: Answer, origin: string): string {
  const to = locationOf(answer, origin);
  const component = answer.page?.component;
  return `${answer.status}${component === undefined ? '' : `, page ${component}`}${to === null ? '' : ` vers ${to}`}`;
}

/** An answer that was followed to the page it leads to, and what is wrong with it. */
export interface Judged {
  readonly faults: readonly string[];
  /** The page that is shown in the end; the answer itself when it is no redirect. */
  readonly reached: Answer;
}

/** Compares an answer with what was promised. */
export async function judge(client: Client, answer: Answer, expected: Expected): Promise<Judged> {
  const to = locationOf(answer, client.origin);
  const wrong = (reached: Answer): Judged => ({
    faults: [`attendu : ${describeExpected(expected)} ; reçu : ${describeAnswer(answer, client.origin)}`],
    reached,
  });
  switch (expected.kind) {
    case 'page':
      return answer.status === 200 && answer.page?.component === expected.component
        ? { faults: [], reached: answer }
        : wrong(answer);
    case 'data': {
      const type = answer.headers.get('content-type') ?? '';
      return answer.status === 200 && type.startsWith(expected.contentType)
        ? { faults: [], reached: answer }
        : wrong(answer);
    }
    case 'refused':
      return answer.status === expected.status ? { faults: [], reached: answer } : wrong(answer);
    case 'sign-in':
      return answer.status === 303 && to === expected.href ? { faults: [], reached: answer } : wrong(answer);
    case 'error': {
      if (answer.status !== 303) return wrong(answer);
      const reached = await client.follow(answer);
      const text = errorsOf(reached.page)[expected.field];
      if (text !== undefined && text !== '') return { faults: [], reached };
      const { faults } = wrong(reached);
      return { faults: [...faults, `messages : ${JSON.stringify(errorsOf(reached.page))}`], reached };
    }
    case 'elsewhere': {
      if (answer.status !== 303) return wrong(answer);
      return { faults: [], reached: await client.follow(answer) };
    }
  }
}
