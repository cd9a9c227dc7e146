import { Pause, Play } from 'lucide-react';
import { pause, resume } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface PauseButtonProps {
  readonly banner: { readonly id: string; readonly name: string; readonly isPaused: boolean };
}

/** Stops showing a banner for a while, or shows it again. */
export function PauseButton({ banner: { id, name, isPaused } }: PauseButtonProps) {
  const t = useMessages(bannerMessages);
  const { isPending, run } = useAction();
  return (
    <IconButton
      size="sm"
      icon={isPaused ? Play : Pause}
      label={`${t(isPaused ? 'pause.resume' : 'pause.action')} : ${name}`}
      isPending={isPending}
      onClick={() =>
        void run(
          isPaused ? { method: 'DELETE', href: resume(id) } : { method: 'PATCH', href: pause(id), data: {} },
        )
      }
    />
  );
}
