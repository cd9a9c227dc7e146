import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { suggest } from '#runtime/routes/suggest.ts';
import { secretSettings, settingNames, settings, type Settings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be used, said in one French sentence each, with the remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings of an environment. @throws ConfigError that tells every mistake at once */
export function parseSettings(env: Environment): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name] || undefined]));
  const result = settings.safeParse(given);
  const strangers = Object.keys(env).filter((name) => name.startsWith('ILOT_'));
  if (result.success && strangers.length === 0) return result.data;
  const mistakes = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    const value = secretSettings.includes(name) ? 'ne convient pas' : `vaut « ${given[name] ?? ''} »`;
    return `${name} ${value} : ${issue.message}.`;
  });
  throw new ConfigError([...mistakes, ...strangers.map((name) => explainUnknown(name))].join('\n  '));
}

/**
 * Takes the variables of a `.env` file into the process, those already set excepted (`process.loadEnvFile`).
 *
 * @throws ConfigError for a name in it that is none of ours
 */
export function loadEnvironmentFile(path: string): void {
  if (!existsSync(path)) return;
  const unknown = Object.keys(parseEnv(readFileSync(path, 'utf8'))).filter(
    (name) => !settingNames.includes(name),
  );
  if (unknown.length > 0) throw new ConfigError(unknown.map((name) => explainUnknown(name)).join('\n  '));
  process.loadEnvFile(path);
}

/** Names of an environment that look like one of ours misspelt, with the one that was probably meant. */
export function misspeltNames(env: Environment): readonly { name: string; meant: string }[] {
  return Object.keys(env).flatMap((name) => {
    // Short names are near too many others, and a shell holds dozens of them.
    if (name.length < 6 || settingNames.includes(name)) return [];
    const meant = suggest(name, settingNames);
    return meant === undefined ? [] : [{ name, meant }];
  });
}

function explainUnknown(name: string): string {
  const meant = suggest(name.replace(/^ILOT_/, ''), settingNames);
  return meant === undefined
    ? `${name} n’est pas un réglage : retirez cette ligne (ceux qui existent sont dans .env.example).`
    : `${name} n’est pas un réglage : vouliez-vous dire « ${meant} » ?`;
}
