import { leavesOf, type Json } from '../json.ts';

/** Names of what must stay on the server. */
const secretKey = /password|passwd|secret|token|hash|salt|argon|csrf|recoverycode|apikey|privatekey/i;
/** What such a name may tell all the same: when, how many, whether, where to. */
const harmlessKey = /(at|on|count|href|url|label|text|hint|placeholder|name|prefix|id)$/i;

const secretValues: readonly [what: string, pattern: RegExp][] = [
  ['une empreinte argon2', /\$argon2/],
  ['une empreinte bcrypt', /\$2[aby]\$\d\d\$/],
  ['une clé privée', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['un jeton JWT', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['une empreinte SHA-256', /\b[0-9a-f]{64}\b/],
];

/** Secrets that a page shows on purpose, and why. */
const shownOnPurpose: readonly { component: string; path: RegExp; why: string }[] = [
  { component: 'Auth/Login', path: /^demoAccounts\.\d+\.password$/, why: 'comptes de démonstration' },
  { component: 'Admin/Auth/Login', path: /^demoAccounts\.\d+\.password$/, why: 'comptes de démonstration' },
  { component: 'Auth/Register', path: /^stamp$/, why: 'l’heure du formulaire, scellée' },
];

/** What in the props of a page looks like a secret, by path. */
export function secretsIn(component: string, props: Json): string[] {
  const found: string[] = [];
  for (const { path, key, value } of leavesOf(props)) {
    // Texts of refusals bear the names of their fields.
    if (typeof value !== 'string' || value === '' || path.startsWith('errors.')) continue;
    if (shownOnPurpose.some((shown) => shown.component === component && shown.path.test(path))) continue;
    if (secretKey.test(key) && !harmlessKey.test(key)) found.push(`« ${path} » porte un nom de secret`);
    // The seal of a file's address is there for whoever reads it.
    const read = value.replace(/([?&](?:sceau|signature)=)[0-9a-f]{64}$/, '$1');
    for (const [what, pattern] of secretValues)
      if (pattern.test(read)) found.push(`« ${path} » contient ${what}`);
  }
  return found;
}

/** Known secrets that a text holds; the sign-in pages of a demonstration show passwords on purpose. */
export function knownSecretsIn(component: string | null, text: string, secrets: readonly string[]): string[] {
  if (shownOnPurpose.some((shown) => shown.component === component)) return [];
  const isHeld = secrets.some(
    (secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
  );
  return isHeld ? ['contient un secret de la base'] : [];
}
