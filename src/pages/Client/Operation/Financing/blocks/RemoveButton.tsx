import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';

interface RemoveButtonProps {
  readonly label: string;
  /** The question, and what follows. */
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** The bin at the end of a line; asks before it acts. */
export function RemoveButton({ label, title, text, href }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, run } = useAction();
  return (
    <>
      <IconButton icon={Trash2} label={label} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        description={text}
        confirmLabel={label}
        isDanger
        isPending={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run({ method: 'DELETE', href }).then(() => setAsking(false))}
      />
    </>
  );
}
