/** Stands where a secret was. */
export const redacted = '[…]';

const secretKey =
  /pass(word|phrase|wd)|mot_?de_?passe|secret|token|jeton|cookie|authorization|signature|csrf|xsrf|otp|recovery|validator|api_?key|app_?key/i;

const secretQuery =
  /([?&](?:[\w.-]*(?:pass|token|jeton|secret|signature|code|key)[\w.-]*|acces|as|email)=)[^&\s"'<>]+/gi;

/** Parameters of a statement, which the database layer writes into its messages (Drizzle, “Failed query”). */
const statementParameters = /\nparams: [\s\S]*?(?=\n {4}at |$(?![\s\S]))/g;

/** Parts of a path that open something: links that are good once. */
const secretPath = /\/[\w-]{43}(?=[/?#\s"'<>]|$)/g;

const passwordInAddress = /(\b[a-z][a-z\d+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;

/** Deeper than anything that is logged on purpose. */
const maxDepth = 6;

/** A text without the secrets that messages, stacks and addresses are known to carry. */
export function redactText(text: string): string {
  return text
    .replace(statementParameters, `\nparams: ${redacted}`)
    .replace(secretQuery, `$1${redacted}`)
    .replace(secretPath, `/${redacted}`)
    .replace(passwordInAddress, `$1${redacted}@`)
    .replace(bearer, `$1 ${redacted}`);
}

/** The same value with secrets struck out: what stands under a telling key, and those within texts. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === maxDepth) return redacted;
  if (value instanceof Error) return { name: value.name, message: redactText(value.message) };
  if (Array.isArray(value)) return value.map((inner) => redact(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) && inner !== null && typeof inner !== 'boolean'
        ? redacted
        : redact(inner, depth + 1),
    ]),
  );
}
