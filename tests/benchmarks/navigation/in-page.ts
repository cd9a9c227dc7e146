/** What runs inside the page under measurement; its text is sent there, so it uses nothing from outside. */
export interface BenchWindow {
  /** Follows a link and waits until the page's title has been painted. @returns milliseconds since the click */
  follow(path: string, name: string): Promise<number>;
  /** The same for the browser's way back. */
  back(name: string): Promise<number>;
}

declare global {
  // The place where the page's side of the measurement stands.
  var bench: BenchWindow;
}

/** Installs `bench`. */
export function installBench(): void {
  const shown = (name: string): Promise<number> =>
    new Promise((resolve) => {
      const painted = (): void => {
        requestAnimationFrame(() => {
          // The task after the frame's own work: the frame is then on its way to the screen.
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
          channel.port1.start();
          channel.port2.postMessage(0);
        });
      };
      const observer = new MutationObserver(() => {
        if (!document.querySelector(`h1[data-page="${name}"]`)) return;
        observer.disconnect();
        painted();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  const timed = async (act: () => void, name: string): Promise<number> => {
    const end = shown(name);
    const startedAt = performance.now();
    act();
    return (await end) - startedAt;
  };
  globalThis.bench = {
    follow: (path, name) =>
      timed(() => document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)?.click(), name),
    back: (name) => timed(() => history.back(), name),
  };
}
