import { useId, useState } from 'react';
import * as profileMessages from '#messages/account/profile.ts';
import * as shellMessages from '#messages/account/shell.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { wholePicture } from '#ui/media/crop.ts';
import { squareFile } from '#ui/media/square-file.ts';
import { SquareCrop } from '#ui/media/SquareCrop.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

interface CropDialogProps {
  readonly bitmap: ImageBitmap;
  readonly onCancel: () => void;
  /** The square that was chosen, as a JPEG of 512 pixels. */
  readonly onDone: (file: File) => void;
}

/** Cuts a picture to a square, by mouse, finger or keyboard. */
export function CropDialog({ bitmap, onCancel, onDone }: CropDialogProps) {
  const t = useMessages(profileMessages);
  const shell = useMessages(shellMessages);
  const helpId = useId();
  const [framing, setFraming] = useState(() => wholePicture(bitmap));
  const finish = async () => {
    const file = await squareFile(bitmap, framing, 'portrait.jpg');
    if (file) onDone(file);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t('photo.cropTitle')}
      description={<span id={helpId}>{t('photo.cropHelp')}</span>}
      actions={
        <>
          <Button onClick={onCancel}>{shell('cancel')}</Button>
          <Button variant="primary" onClick={() => void finish()}>
            {t('photo.apply')}
          </Button>
        </>
      }
    >
      <SquareCrop
        bitmap={bitmap}
        framing={framing}
        onChange={setFraming}
        label={t('photo.cropArea')}
        zoomLabel={t('photo.zoom')}
        describedBy={helpId}
        autoFocus
      />
    </Dialog>
  );
}
