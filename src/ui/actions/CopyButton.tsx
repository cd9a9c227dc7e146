import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUiMessages } from '../useUiMessages.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** Visible label; without it the button is an icon. */
  label?: string;
  /** What the icon copies, in its accessible name: « Copier : clé à saisir ». */
  what?: string;
  size?: 'sm' | 'md';
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label, what, size = 'sm' }: CopyButtonProps) {
  const t = useUiMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const icon = isCopied ? Check : Copy;
  return (
    <>
      {label === undefined ? (
        <IconButton
          icon={icon}
          size={size}
          label={what === undefined ? t('action.copy') : t('action.copyOf', { what })}
          onClick={copy}
        />
      ) : (
        <Button icon={icon} size={size} onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? t('action.copied') : ''}
      </span>
    </>
  );
}
