import { CopyButton } from '../actions/CopyButton.tsx';

export interface CopyTextProps {
  /** What the text is; the button's name has it too. */
  readonly label: string;
  readonly text: string;
  /** What goes to the clipboard where it is not the text as it is read: a key without its spaces. */
  readonly copied?: string;
}

/**
 * A code to be passed on, and the button that copies it:
 *
 *     <CopyText label="Code à transmettre à l’assistance" text={requestId} />
 */
export function CopyText({ label, text, copied = text }: CopyTextProps) {
  return (
    <dl className="inline-flex max-w-full flex-col gap-1">
      <dt className="text-label text-ink3">{label}</dt>
      <dd className="flex max-w-full items-center justify-between gap-1 rounded-control border border-line bg-sunken py-0.5 pr-1 pl-3 text-ink">
        <code className="min-w-0 text-table wrap-anywhere">{text}</code>
        <CopyButton text={copied} what={label} />
      </dd>
    </dl>
  );
}
