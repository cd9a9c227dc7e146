/** Data of a form or an action. Dates, files and nesting are allowed. */
export type RequestData = Readonly<Record<string, unknown>> | FormData;

const isFile = (value: unknown): value is Blob => value instanceof Blob;

const isFileList = (value: unknown): value is FileList =>
  typeof FileList !== 'undefined' && value instanceof FileList;

/** Whether a file is anywhere inside. */
export function hasFiles(value: unknown): boolean {
  if (isFile(value)) return true;
  if (isFileList(value)) return value.length > 0;
  if (value instanceof FormData) return [...value.values()].some(isFile);
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return Object.values(value).some(hasFiles);
}

function append(form: FormData, key: string, value: unknown): void {
  if (isFile(value)) {
    if (value instanceof File) form.append(key, value, value.name);
    else form.append(key, value);
  } else if (value instanceof Date) {
    form.append(key, value.toISOString());
  } else if (isFileList(value) || (typeof value === 'object' && value !== null)) {
    for (const [name, nested] of Object.entries(value)) append(form, `${key}[${name}]`, nested);
  } else if (typeof value === 'boolean') {
    form.append(key, value ? '1' : '0');
  } else {
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
    form.append(key, isText ? String(value) : '');
  }
}

/** Nested data as form fields: `a[b][0]`, dates ISO, booleans 1/0, null and undefined empty. */
export function toFormData(data: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(data)) append(form, key, value);
  return form;
}

/** What is sent: FormData untouched or when a file is inside, JSON (`{}` when empty) otherwise. */
export function requestBody(
  data: RequestData | undefined,
  isFormDataForced = false,
): { body: BodyInit; headers: Record<string, string> } {
  if (data instanceof FormData) return { body: data, headers: {} };
  if (data && (isFormDataForced || hasFiles(data))) return { body: toFormData(data), headers: {} };
  return { body: JSON.stringify(data ?? {}), headers: { 'Content-Type': 'application/json' } };
}
