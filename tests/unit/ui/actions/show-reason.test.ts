import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toastQueue, type ToastMessage } from '#runtime/toast/toast.ts';
import { performAction } from '#ui/actions/show-reason.ts';

const reason = 'Le lot est encore sous compromis.';
let shown: ToastMessage[] = [];
let leave = (): void => undefined;

beforeEach(() => {
  toastQueue.clear();
  shown = [];
  leave = toastQueue.attach({
    show: (message) => shown.push(message),
    dismiss: () => undefined,
    clear: () => undefined,
  });
});
afterEach(() => leave());

describe('an action that is chosen by finger or key', () => {
  test('runs and says nothing of its own where nothing is against it', () => {
    let runsCount = 0;
    performAction({ run: () => (runsCount += 1) });
    expect(runsCount).toBe(1);
    expect(shown).toEqual([]);
  });

  test('does not run while there is a reason against it, which is told for ten seconds', () => {
    let runsCount = 0;
    performAction({ run: () => (runsCount += 1), inactiveReason: reason });
    expect(runsCount).toBe(0);
    expect(shown).toEqual([
      { tone: 'info', text: reason, name: 'inactive-reason', durationMs: 10_000, action: undefined },
    ]);
  });

  test('leads to what puts it right by the button of the message', () => {
    const gone: string[] = [];
    const go = async (href: string): Promise<void> => void gone.push(href);
    const remedies = [{ label: 'Ouvrir les ventes', href: '/operations/x/ventes' }];
    performAction({ inactiveReason: reason, remedies }, { go });
    expect(shown[0]?.action?.label).toBe('Ouvrir les ventes');
    shown[0]?.action?.onAction();
    expect(gone).toEqual(['/operations/x/ventes']);
  });
});
