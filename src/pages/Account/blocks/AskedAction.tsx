import { useState } from 'react';
import type { VisitOptions } from '#runtime/navigation/visit.ts';
import { Button } from '#ui/actions/Button.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from './useAction.ts';

interface AskedActionProps {
  readonly label: string;
  /** The question, and what follows. */
  readonly title: string;
  readonly text: string;
  /** The verb of the question; the label unless given. */
  readonly confirmLabel?: string;
  readonly action: Pick<VisitOptions, 'method' | 'href' | 'data'>;
  readonly icon?: IconShape;
  readonly isDanger?: boolean;
  readonly inactiveReason?: string | undefined;
}

/** A button that asks before it acts. */
export function AskedAction({
  label,
  title,
  text,
  confirmLabel = label,
  action,
  icon,
  isDanger = true,
  inactiveReason,
}: AskedActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, run } = useAction();
  const act = async () => {
    setAsking(false);
    await run(action);
  };
  return (
    <>
      <Button
        size="sm"
        variant={isDanger ? 'danger' : 'secondary'}
        icon={icon}
        isPending={isPending}
        inactiveReason={inactiveReason}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        description={text}
        confirmLabel={confirmLabel}
        isDanger={isDanger}
        onCancel={() => setAsking(false)}
        onConfirm={() => void act()}
      />
    </>
  );
}
