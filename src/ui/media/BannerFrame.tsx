import { useEffect, useRef } from 'react';

export interface BannerFrameProps {
  readonly href: string;
  readonly desktopSrc: string;
  readonly mobileSrc: string;
  readonly alt: string;
  /** Says that it is paid for, and by whom. */
  readonly note: string;
  /** At least half of it was on the screen for a second; told once. */
  readonly onSeen: () => void;
}

const seenShare = 0.5;
const seenAfterMs = 1000;

/** A picture that leads elsewhere, in a tab of its own: wide at a desk, narrower on a phone. */
export function BannerFrame({ href, desktopSrc, mobileSrc, alt, note, onSeen }: BannerFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry?.isIntersecting || document.visibilityState !== 'visible') return;
        timer = setTimeout(() => {
          watch.disconnect();
          latest.current();
        }, seenAfterMs);
      },
      { threshold: seenShare },
    );
    watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return (
    <aside ref={frame} aria-label={note} className="flex w-full max-w-195 min-w-0 flex-col gap-1">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer sponsored"
        className="block overflow-hidden rounded-card border border-line"
      >
        <picture>
          <source media="(min-width: 48rem)" srcSet={desktopSrc} width={1200} height={300} />
          <img src={mobileSrc} alt={alt} width={640} height={320} className="h-auto w-full" />
        </picture>
      </a>
      <p className="text-right text-micro text-ink3">{note}</p>
    </aside>
  );
}
