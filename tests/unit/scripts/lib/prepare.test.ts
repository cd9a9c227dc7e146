import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkNode, CommandError, repeatInstall, SetupError } from '#scripts/lib/prepare.mjs';

describe('the Node that starts the project', () => {
  test.each(['18.0.0', '20.18.3', '16.20.2', '9.0.0'])(
    '%s is refused in one sentence with the remedy',
    (version) => {
      expect(() => checkNode(version)).toThrow(SetupError);
      expect(() => checkNode(version)).toThrow(
        `Node ${version} est trop ancien : installez Node 20.19 ou plus récent, puis recommencez.`,
      );
    },
  );

  test.each(['20.19.0', '20.20.1', '22.0.0', '24.21.0'])('%s is accepted', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe('the installation of packages', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Fails as npm would, once for each text, then succeeds; notes how it was called. */
  const failing = (...outputs: readonly string[]) => {
    const calls: string[] = [];
    const install = async (flags: readonly string[]): Promise<void> => {
      const output = outputs[calls.length];
      calls.push(flags.join(' '));
      if (output !== undefined) throw new CommandError('npm ci', output);
    };
    return { calls, install };
  };

  test('takes what npm has kept first, and asks anew what the network broke off', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { calls, install } = failing('npm error code EIDLETIMEOUT', 'npm error code ETARGET');
    await repeatInstall(install);
    expect(calls).toEqual(['--prefer-offline', '', '']);
  });

  test('stops after the third time, and at once where a package is at fault', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const cut = failing('ECONNRESET', 'ECONNRESET', 'ECONNRESET');
    await expect(repeatInstall(cut.install)).rejects.toThrow(SetupError);
    expect(cut.calls).toHaveLength(3);
    const missing = failing('npm error code E404');
    await expect(repeatInstall(missing.install)).rejects.toThrow(SetupError);
    expect(missing.calls).toHaveLength(1);
  });
});
