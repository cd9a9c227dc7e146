import { and, eq } from 'drizzle-orm';
import { readSetting } from '#mocks/db/queries/settings.ts';
import { users } from '#mocks/db/schema/index.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** Says where the application is, and with which accounts it can be tried. */
export async function welcome(
  deps: ServerDependencies,
  url: string,
  facts: { isExposed: boolean; isSecure: boolean; elapsedMs: number },
): Promise<void> {
  const demo = await readSetting(deps.db, 'demo');
  const seconds = (facts.elapsedMs / 1000).toFixed(1).replace('.', ',');
  const lines = ['', `${deps.config.appName} est prêt en ${seconds} s : ${url}`, ''];
  if (demo) {
    const width = Math.max(...demo.accounts.map((account) => account.email.length));
    lines.push('Comptes de démonstration :');
    for (const { email, password, roleName, tenantName, area } of demo.accounts) {
      const where = tenantName ?? (area === 'admin' ? `plateforme, ${url}/admin/connexion` : '');
      lines.push(`  ${email.padEnd(width)}  ${password}  ${roleName} · ${where}`);
    }
    lines.push('', 'L’horloge des opérations part du 20 novembre 2026 à 9 h et avance avec la vôtre.');
  }
  if (!demo && (await hasNoStaff(deps))) {
    lines.push(
      'Aucun compte d’administration. Créez le premier, le serveur en marche : npm run db -- create-admin',
      `Il se connecte à ${url}/admin/connexion et règle alors sa double authentification.`,
    );
  }
  if (facts.isExposed) lines.push('Attention : le service est joignable depuis le réseau.');
  if (!facts.isSecure) {
    lines.push(
      'Attention : sans TLS, le cookie de session n’est pas protégé. Placez un proxy HTTPS devant (BEHIND_TLS=1).',
    );
  }
  lines.push('Arrêt : Ctrl-C.');
  console.log(lines.join('\n'));
}

async function hasNoStaff({ db }: ServerDependencies): Promise<boolean> {
  return (await db.$count(users, and(eq(users.kind, 'platform'), eq(users.status, 'active')))) === 0;
}
