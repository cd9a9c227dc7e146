import { describe, expect, test } from 'vitest';
import { checkNode, SetupError } from '#scripts/lib/prepare.mjs';

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
