import { parseJson } from './parse-json.ts';
import type { PageObject } from './page-object.ts';

/** Messages by field path; the first message where the server sent several. */
export type PageErrors = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstMessage(value: unknown): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : null;
}

/**
 * The validation errors of a page, those of the bag when one is named. Missing errors are none. An entry
 * that is not a text or a list of texts (such as the details of a conflict) is left to the page's props.
 */
export function readPageErrors(page: PageObject, errorBag?: string): PageErrors {
  const { errors } = page.props;
  return isRecord(errors) ? firstMessages(errorBag ? errors[errorBag] : errors) : {};
}

const hasMessage = (errors: PageErrors): boolean => Object.keys(errors).length > 0;

/**
 * Why an action was refused: the errors of the bag asked for, else those that stand by themselves (a server
 * without bags), else those of the first bag that only the server named. None: it was not refused.
 */
export function readRefusal(page: PageObject, errorBag?: string): PageErrors {
  const { errors } = page.props;
  if (!isRecord(errors)) return {};
  const asked = errorBag ? readPageErrors(page, errorBag) : {};
  const found = hasMessage(asked) ? asked : firstMessages(errors);
  return hasMessage(found) ? found : (Object.values(errors).map(firstMessages).find(hasMessage) ?? {});
}

/** The errors of a refusal in JSON (status 422, `{"errors": {"name": ["…"]}}`), as some servers send it. */
export function readJsonErrors(status: number, body: string): PageErrors {
  if (status !== 422) return {};
  const answer = parseJson(body);
  return isRecord(answer) ? firstMessages(answer['errors']) : {};
}

function firstMessages(scoped: unknown): PageErrors {
  if (!isRecord(scoped)) return {};
  return Object.fromEntries(
    Object.entries(scoped).flatMap(([path, value]) => {
      const message = firstMessage(value);
      return message === null ? [] : [[path, message] as const];
    }),
  );
}
