import { chromium, type Browser } from 'playwright-core';
import { findChromium, type ChromiumChoice } from './chromium.ts';

/** Starts the Chromium that `findChromium` chooses, without a window. */
export async function launchChromium(choice?: ChromiumChoice): Promise<Browser> {
  const { executablePath, args, env } = choice ?? (await findChromium());
  return chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
