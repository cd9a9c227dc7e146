import { useEffect } from 'react';
import { browserJson, type JsonEnvironment } from '#runtime/protocol/json-environment.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';

/** Seconds after which the time on the screen is told again. */
const stretchS = 15;

/** The line of what is read by a link, and where its time is told. */
interface Reading {
  readonly id: string;
  readonly href: string;
}

/** Outlives the page, so that its last seconds count. */
const lasting: JsonEnvironment = {
  ...browserJson,
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    globalThis.fetch(input, { ...init, keepalive: true }),
};

/** Tells how long a page was on the screen of a link's reader: every quarter of a minute, and when it goes. */
export function useReadingTime(reading: Reading | null): void {
  const id = reading?.id;
  const href = reading?.href;
  useEffect(() => {
    if (id === undefined || href === undefined) return undefined;
    let since = document.visibilityState === 'visible' ? performance.now() : null;
    const sendTime = (): void => {
      if (since === null) return;
      const seconds = Math.min(2 * stretchS, Math.floor((performance.now() - since) / 1000));
      if (seconds < 1) return;
      since = performance.now();
      void sendJson(href, { view: id, seconds }, lasting);
    };
    const turn = (): void => {
      if (document.visibilityState === 'visible') since = performance.now();
      else {
        sendTime();
        since = null;
      }
    };
    const timer = setInterval(sendTime, stretchS * 1000);
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pagehide', sendTime);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', sendTime);
      sendTime();
    };
  }, [id, href]);
}
