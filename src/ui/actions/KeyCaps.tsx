import { isMac } from '#runtime/keys/is-mac.ts';
import { shortcutCaps } from '#runtime/keys/stroke.ts';

/** The keys of a shortcut, each in its cap. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {shortcutCaps(keys, isMac()).map((cap, index) => (
        <kbd key={index} className="key-cap">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
