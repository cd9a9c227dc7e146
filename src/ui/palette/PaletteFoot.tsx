import type { ReactNode } from 'react';
import * as paletteMessages from '#messages/palette.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { KeyCaps } from '../actions/KeyCaps.tsx';

/** What keys do in the palette, and how much it shows. */
export function PaletteFoot({ count }: { count: number }) {
  const t = useMessages(paletteMessages);
  return (
    <footer className="flex shrink-0 items-center gap-4 border-t border-line bg-sunken px-5 py-2.5 text-label text-ink3">
      <Hint text={t('foot.move')}>
        <kbd className="key-cap">↑</kbd>
        <kbd className="key-cap">↓</kbd>
      </Hint>
      <Hint text={t('foot.open')}>
        <KeyCaps keys="enter" />
      </Hint>
      <Hint text={t('foot.newTab')}>
        <KeyCaps keys="mod+enter" />
      </Hint>
      <Hint text={t('foot.actionsOnly')}>
        <kbd className="key-cap">&gt;</kbd>
      </Hint>
      <span role="status" className="ml-auto">
        {t('foot.count', { n: count })}
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
