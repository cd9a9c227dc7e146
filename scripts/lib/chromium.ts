import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from './project.ts';
import { UsageError } from './errors.ts';

/** A Chromium and how to start it. */
export interface ChromiumChoice {
  executablePath: string;
  args: string[];
  /** Variables of its environment, beside our own. */
  env: Record<string, string>;
  /** Where it comes from, to be told to the person. */
  origin: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'msedge'];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Nothing is fetched, reported or synchronised in the background, so that runs repeat. */
const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Where this runs there is rarely a graphics card, and imitating one takes a fifth of the time.
  '--disable-gpu',
  '--font-render-hinting=none',
];

/**
 * The Chromium to use: `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the packaged one, which
 * carries the libraries that a bare machine lacks. Where nobody looks (`CI`) the packaged one comes first: the same
 * version everywhere, without the parts of a window.
 *
 * @throws UsageError when `CHROMIUM_PATH` names nothing, or when there is none for this machine
 */
export async function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<ChromiumChoice> {
  const args = [...quietArgs, ...(isRoot() ? ['--no-sandbox'] : [])];
  const given = env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new UsageError(`CHROMIUM_PATH indique « ${given} », qui n'existe pas.`);
    return { executablePath: given, args, env: {}, origin: `CHROMIUM_PATH (${given})` };
  }
  if (env['CI'] !== undefined && isPackaged()) return packagedChromium();
  const installed = installedChromium(env['PATH'] ?? '');
  if (installed) return { executablePath: installed, args, env: {}, origin: `installé (${installed})` };
  return packagedChromium();
}

/** Whether there is one, without unpacking it; `CHROMIUM_PATH=none` says that there is none. */
export function hasChromium(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  const given = env['CHROMIUM_PATH'];
  if (given) return existsSync(given);
  if (installedChromium(env['PATH'] ?? '') !== null || existsSync(packagedDirectory)) return true;
  return isPackaged();
}

const isPackaged = (): boolean =>
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  existsSync(join(projectRoot, 'node_modules/@sparticuz/chromium'));

function installedChromium(path: string): string | null {
  const candidates = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macPaths].find((candidate) => existsSync(candidate)) ?? null;
}

/** Folder into which the packaged Chromium is unpacked, once. */
const packagedDirectory = join(projectRoot, 'node_modules/.cache/ilot/chromium');

async function packagedChromium(): Promise<ChromiumChoice> {
  if (!isPackaged()) {
    throw new UsageError(
      'Aucun Chrome ni Chromium trouvé : installez-en un, ou indiquez-le par CHROMIUM_PATH.',
    );
  }
  if (!existsSync(packagedDirectory)) await unpackChromium();
  return {
    executablePath: join(packagedDirectory, 'chromium'),
    args: [...quietArgs, '--no-sandbox'],
    env: {
      LD_LIBRARY_PATH: join(packagedDirectory, 'al2023/lib'),
      FONTCONFIG_PATH: join(packagedDirectory, 'fonts'),
    },
    origin: 'paquet npm @sparticuz/chromium',
  };
}

/** Where the packaged Chromium finds fonts for what the application's own do not cover. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>/tmp/ilot-fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks beside, then moves into place, so that a kill leaves nothing half made. The package writes to the
 * temporary folder, and unpacks its libraries only where it believes to run in a cloud function: hence a
 * process of its own, with an environment of its own.
 */
async function unpackChromium(): Promise<void> {
  const beside = `${packagedDirectory}.${process.pid}`;
  mkdirSync(beside, { recursive: true });
  const unpack =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: projectRoot,
      env: { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    writeFileSync(join(beside, 'fonts/fonts.conf'), fontConfiguration);
    renameSync(beside, packagedDirectory);
  } catch (error) {
    // Another process may have unpacked meanwhile; then its folder serves us too.
    if (!existsSync(packagedDirectory)) throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;
