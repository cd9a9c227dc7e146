import type { ReactNode } from 'react';
import { KeyCaps } from '../actions/KeyCaps.tsx';
import { useUiMessages } from '../useUiMessages.ts';

/** What keys do in the palette, and how much it shows. */
export function PaletteFoot({ count }: { count: number }) {
  const t = useUiMessages();
  return (
    <footer className="flex shrink-0 items-center gap-4 border-t border-line bg-sunken px-5 py-2.5 text-label text-ink3">
      <Hint text={t('palette.move')}>
        <kbd className="key-cap">↑</kbd>
        <kbd className="key-cap">↓</kbd>
      </Hint>
      <Hint text={t('palette.open')}>
        <KeyCaps keys="enter" />
      </Hint>
      <Hint text={t('palette.newTab')}>
        <KeyCaps keys="mod+enter" />
      </Hint>
      <Hint text={t('palette.actionsOnly')}>
        <kbd className="key-cap">&gt;</kbd>
      </Hint>
      <span role="status" className="ml-auto">
        {t('palette.count', { n: count })}
      </span>
    </footer>
  );
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 max-md:hidden" aria-hidden="true">
      {children}
      {text}
    </span>
  );
}
