import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { useUiMessages } from '../useUiMessages.ts';

export interface SearchFieldProps {
  /** The text in force (that of the address). */
  value: string;
  /** Called 300 ms after the last key, with at least `minLength` characters or with nothing. */
  onSearch: (text: string) => void;
  label?: string;
  placeholder?: string;
  name?: string;
  minLength?: number;
  debounceMs?: number;
  autoFocus?: boolean;
}

/** The search of a list, which acts while one types. */
export function SearchField({
  value,
  onSearch,
  label,
  placeholder,
  name = 'search',
  minLength = 2,
  debounceMs = 300,
  autoFocus,
}: SearchFieldProps) {
  const t = useUiMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (typed === null) return undefined;
    const text = typed.trim();
    if (text === value || (text.length > 0 && text.length < minLength)) return undefined;
    const timer = setTimeout(() => search.current(text), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, value, minLength, debounceMs]);

  const text = typed ?? value;
  const submit = (next: string) => {
    setTyped(next);
    const trimmed = next.trim();
    if (trimmed !== value && (trimmed === '' || trimmed.length >= minLength)) search.current(trimmed);
  };
  return (
    <div role="search" className="w-full max-md:w-auto max-md:min-w-0 max-md:flex-1 sm:w-56">
      <div className="control min-h-(--button-sm) border-line2">
        <Icon icon={Search} size={14} className="text-ink3" />
        <input
          type="search"
          name={name}
          className="control-input text-table max-md:text-base"
          aria-label={label ?? t('filter.search')}
          placeholder={placeholder ?? t('filter.search')}
          value={text}
          autoComplete="off"
          autoFocus={autoFocus}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped((current) => (current?.trim() === value ? null : current))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              submit(text);
            } else if (event.key === 'Escape' && text !== '') {
              event.stopPropagation();
              submit('');
            }
          }}
        />
        {text !== '' && (
          <button
            type="button"
            className="control-button -mr-1.5 size-6"
            aria-label={t('filter.clearSearch')}
            onClick={() => submit('')}
          >
            <Icon icon={X} size={14} />
          </button>
        )}
      </div>
    </div>
  );
}
