import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configWarnings, readConfig } from '#mocks/hosts/http/config.ts';
import { ConfigError, loadEnvironmentFile } from '#mocks/hosts/http/environment.ts';
import { settingNames } from '#mocks/hosts/http/settings.ts';

/** The sentences of the refusal of an environment. */
function sentencesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').map((line) => line.trim());
    throw error;
  }
  throw new Error('accepted');
}

describe('the settings', () => {
  test('an empty environment, or one of empty values, gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 8000,
      databaseUrl: null,
      trustedProxies: 0,
      log: { level: 'info', target: 'file' },
    });
    expect(readConfig(Object.fromEntries(settingNames.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  test('every mistake is told at once, each in one sentence with what to give instead', () => {
    const sentences = sentencesOf({ PORT: 'huit', BEHIND_TLS: 'oui', LOG: 'syslog', FROZEN_AT: 'demain' });
    expect(sentences).toEqual([
      'PORT vaut « huit » : donnez un nombre entier entre 0 et 65535.',
      'BEHIND_TLS vaut « oui » : donnez 1 pour oui, 0 pour non.',
      'LOG vaut « syslog » : donnez stdout, file.',
      'FROZEN_AT vaut « demain » : donnez un instant, par exemple 2026-11-20T08:00:00Z.',
    ]);
  });

  test('pictures of maps need an address of pictures and whose they are', () => {
    const url = 'https://tuiles.example/plan/{z}/{x}/{y}.png';
    expect(readConfig({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© IGN' }).mapTiles).toEqual({
      url,
      attribution: '© IGN',
    });
    expect(readConfig({}).mapTiles).toBeNull();
    expect(sentencesOf({ MAP_TILES_URL: url }).join()).toMatch(/vont ensemble/);
    for (const wrong of [
      'https://tuiles.example/{z}/{x}.png',
      'https://{s}.tuiles.example/{z}/{x}/{y}.png',
      'http://tuiles.example/{z}/{x}/{y}.png',
      'javascript:{z}{x}{y}',
    ]) {
      const sentences = sentencesOf({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION: '© IGN' });
      expect(sentences.join(), wrong).toMatch(/^MAP_TILES_URL/);
    }
  });

  test('a secret that cannot be used is not repeated', () => {
    const sentences = sentencesOf({ APP_KEY: 'trop-court', DATABASE_URL: 'mysql://ilot:hunter2@db/ilot' });
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toMatch(/trop-court|hunter2/);
  });

  test('a name of ours with a prefix that we do not use is refused, with the name that was meant', () => {
    expect(sentencesOf({ ILOT_PORT: '8001' })).toEqual([
      'ILOT_PORT n’est pas un réglage : vouliez-vous dire « PORT » ?',
    ]);
  });

  test('a variable that looks like one of ours misspelt is told, and the shell’s own are left alone', () => {
    expect(configWarnings({ DATABSE_URL: 'x', PATH: '/bin', HOSTNAME: 'ilot', LOGNAME: 'eve' })).toEqual([
      'DATABSE_URL n’est pas lu : vouliez-vous dire « DATABASE_URL » ?',
    ]);
  });

  test('behind TLS one proxy is believed, unless another number is given', () => {
    expect(readConfig({ BEHIND_TLS: '1' }).trustedProxies).toBe(1);
    expect(readConfig({ BEHIND_TLS: '1', TRUST_PROXY: '2' }).trustedProxies).toBe(2);
    expect(readConfig({ BEHIND_TLS: '1', TRUST_PROXY: '0' }).trustedProxies).toBe(0);
  });
});

describe('.env', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ilot-env-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    delete process.env['SUPPORT_EMAIL'];
  });

  const load = (text: string): void => {
    writeFileSync(join(folder, '.env'), text);
    loadEnvironmentFile(join(folder, '.env'));
  };

  test('what it sets counts, unless the environment says otherwise', () => {
    load('SUPPORT_EMAIL=fichier@example.test');
    expect(readConfig(process.env).supportEmail).toBe('fichier@example.test');
    process.env['SUPPORT_EMAIL'] = 'environnement@example.test';
    load('SUPPORT_EMAIL=fichier@example.test');
    expect(readConfig(process.env).supportEmail).toBe('environnement@example.test');
  });

  test('a name in it that is not ours is refused, with the name that was meant', () => {
    expect(() => load('SUPORT_EMAIL=a@example.test')).toThrow('vouliez-vous dire « SUPPORT_EMAIL » ?');
    expect(() => load('FOO=1')).toThrow('FOO n’est pas un réglage');
  });

  test('the example shows every setting there is and none other, with values that are accepted', () => {
    const example = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    const shown = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(shown).toSorted()).toEqual(settingNames.toSorted());
    expect(() => readConfig(shown)).not.toThrow();
  });
});
