import type { Flash } from '#contracts/fields.ts';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import { toast } from '#runtime/toast/toast.ts';

/** How long a message stays whose button may be wanted: ten seconds. */
const decisionMs = 10_000;

const types: readonly string[] = ['success', 'info', 'warning', 'error'];

/** The message that a page carries once, in its props; the page object's own field is read as well. */
export function flashOf(page: PageObject): Readonly<Record<string, unknown>> | undefined {
  const { flash } = page.props;
  if (typeof flash === 'object' && flash !== null && 'text' in flash) return { ...flash };
  return page.flash;
}

const isFlash = (
  flash: Readonly<Record<string, unknown>>,
): flash is Flash & Readonly<Record<string, unknown>> =>
  typeof flash['text'] === 'string' && typeof flash['type'] === 'string' && types.includes(flash['type']);

/**
 * Shows a one-time message as a toast. Its way back, or the page where what it tells is put right, is a button.
 */
export function showFlash(
  flash: Readonly<Record<string, unknown>>,
  visit: (options: VisitOptions) => void,
): void {
  if (!isFlash(flash)) return;
  const { type, text, undo, remedies = [] } = flash;
  const [remedy] = remedies;
  const action = undo
    ? {
        label: undo.label,
        onAction: () =>
          visit({ method: undo.method, href: undo.href, ...(undo.data && { data: undo.data }) }),
      }
    : remedy && { label: remedy.label, onAction: () => visit({ method: 'GET', href: remedy.href }) };
  toast[type](text, { action, ...(action && { durationMs: decisionMs }) });
}
