import { browserJson, type JsonEnvironment } from './json-environment.ts';
import { ownHeaders } from './own-headers.ts';
import type { UploadProgress } from './request.ts';
import { uploadWith } from './upload.ts';

export interface SendFileOptions {
  /** Name of the field under which the file goes; `file` by default. */
  readonly field?: string;
  /** What else the form says. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Where it is put right that a file was refused. */
export interface FileRemedy {
  readonly label: string;
  readonly href: string;
}

/** The server did not take a file: `text` says why, where it said so, and `remedies` where that is put right. */
export class FileRefusedError extends Error {
  override name = 'FileRefusedError';
  readonly status: number;
  readonly text: string | null;
  readonly remedies: readonly FileRemedy[];
  constructor(status: number, text: string | null, remedies: readonly FileRemedy[] = []) {
    super(`The file was refused with ${status}: ${text ?? 'no reason given'}`);
    this.status = status;
    this.text = text;
    this.remedies = remedies;
  }
}

/** First of the texts in `errors` of a refusal, as Laravel and this server write them. */
export function firstText(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return null;
  const [first]: unknown[] = Object.values(body.errors ?? {});
  const text: unknown = Array.isArray(first) ? first[0] : first;
  return typeof text === 'string' ? text : null;
}

/** The links in `remedies` of a refusal. */
function remediesOf(body: unknown): FileRemedy[] {
  if (typeof body !== 'object' || body === null || !('remedies' in body)) return [];
  const given: readonly unknown[] = Array.isArray(body.remedies) ? body.remedies : [];
  return given.filter(isRemedy);
}

const isRemedy = (given: unknown): given is FileRemedy =>
  typeof given === 'object' &&
  given !== null &&
  'label' in given &&
  typeof given.label === 'string' &&
  'href' in given &&
  typeof given.href === 'string';

/**
 * Sends one file by itself to an action that answers in JSON, and gives what it says. Rejects with a
 * `FileRefusedError`, or as `fetch` does where there is no answer.
 */
export async function sendFile(
  href: string,
  file: File,
  { field = 'file', fields = {}, ...options }: SendFileOptions = {},
  environment: Pick<JsonEnvironment, 'csrf'> = browserJson,
): Promise<unknown> {
  const body = formOf(fields);
  body.append(field, file);
  return sendForm(href, body, options, environment);
}

/** The same for a form without a file: one that was sent before. */
export const sendFields = (
  href: string,
  fields: Readonly<Record<string, string>>,
  options: Pick<SendFileOptions, 'signal'> = {},
): Promise<unknown> => sendForm(href, formOf(fields), options, browserJson);

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

async function sendForm(
  href: string,
  body: FormData,
  { signal, onProgress }: Pick<SendFileOptions, 'signal' | 'onProgress'>,
  { csrf }: Pick<JsonEnvironment, 'csrf'>,
): Promise<unknown> {
  const response = await uploadWith(onProgress ?? (() => undefined))(href, {
    method: 'POST',
    headers: { ...ownHeaders(href, csrf), Accept: 'application/json' },
    body,
    ...(signal && { signal }),
  });
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const answer: unknown = isJson ? await response.json() : null;
  if (!response.ok || !isJson) {
    throw new FileRefusedError(response.status, firstText(answer), remediesOf(answer));
  }
  return answer;
}
