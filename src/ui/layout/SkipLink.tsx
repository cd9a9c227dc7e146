import { useUiMessages } from '../useUiMessages.ts';

/** The first stop of the keyboard: jumps over the navigation, to the element of that id. */
export function SkipLink({ targetId = 'content' }: { targetId?: string }) {
  const t = useUiMessages();
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className="fixed top-2 left-2 z-(--z-toast) -translate-y-20 rounded-control bg-card px-3 py-2 font-medium text-ink shadow-e2 focus:translate-y-0"
    >
      {t('layout.skip')}
    </a>
  );
}
