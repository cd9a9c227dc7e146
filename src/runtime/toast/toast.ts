export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastOptions {
  readonly description?: string | undefined;
  readonly action?: ToastAction | undefined;
  /** Takes back what was done; shown with the word given to `ToastHost`. */
  readonly undo?: (() => void) | undefined;
  /** A newer message of the same name takes its place, and it can be taken away by it. */
  readonly name?: string | undefined;
  /** Milliseconds; default 5000. The timer waits under pointer or focus. */
  readonly durationMs?: number | undefined;
}

/** A toast as the host shows it. */
export interface ToastMessage extends ToastOptions {
  readonly tone: ToastTone;
  readonly text: string;
}

/** Shows toasts; given by `ToastHost` once its code is there. */
export interface ToastPresenter {
  show(message: ToastMessage): void;
  dismiss(name: string): void;
  clear(): void;
}

/** Toasts before and after their code is loaded. */
export interface ToastQueue {
  push(message: ToastMessage): void;
  /** Takes away the message of a name. */
  dismiss(name: string): void;
  /** Takes away all that is shown or waits. */
  clear(): void;
  /** @returns how to leave; what is shown still is handed to the next one */
  attach(presenter: ToastPresenter): (shown?: readonly ToastMessage[]) => void;
  /** Calls back with the first toast ever: time to load the code. */
  onFirst(load: () => void): () => void;
}

/** Keeps toasts until someone can show them. */
export function createToastQueue(): ToastQueue {
  let presenter: ToastPresenter | null = null;
  let waiting: ToastMessage[] = [];
  let hasAny = false;
  const loaders = new Set<() => void>();
  return {
    push(message) {
      if (presenter) presenter.show(message);
      else waiting.push(message);
      if (hasAny) return;
      hasAny = true;
      for (const load of loaders) load();
    },
    dismiss(name) {
      waiting = waiting.filter((message) => message.name !== name);
      presenter?.dismiss(name);
    },
    clear() {
      waiting = [];
      presenter?.clear();
    },
    attach(next) {
      presenter = next;
      for (const message of waiting) next.show(message);
      waiting = [];
      return (shown = []) => {
        if (presenter !== next) return;
        presenter = null;
        waiting = [...shown];
      };
    },
    onFirst(load) {
      if (hasAny) load();
      loaders.add(load);
      return () => loaders.delete(load);
    },
  };
}

/** The toasts of this document. */
export const toastQueue: ToastQueue = createToastQueue();

const raise =
  (tone: ToastTone) =>
  (text: string, options: ToastOptions = {}): void =>
    toastQueue.push({ ...options, tone, text });

/** `toast.success('Opération enregistrée', { undo })`. The first one loads the code that shows them. */
export const toast = {
  success: raise('success'),
  info: raise('info'),
  warning: raise('warning'),
  error: raise('error'),
  /** Takes away the toast of a name. */
  dismiss: (name: string): void => toastQueue.dismiss(name),
  /** Takes away all toasts; the router's path change does it. */
  clear: (): void => toastQueue.clear(),
};
