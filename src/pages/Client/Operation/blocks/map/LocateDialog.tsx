import type { OperationPlace } from '#contracts/client/operation/views.ts';
import { locate } from '#generated/routes/client/operation.ts';
import * as viewMessages from '#messages/client/operation-views.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { LocationMap } from '#ui/map/LocationMap.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface LocateDialogProps {
  readonly place: OperationPlace;
  readonly onClose: () => void;
}

const schema = async () => (await import('#contracts/client/operation/index-map.ts')).locateOperation.payload;

/** Moves the pin of an operation: by dragging it, by a press on the map or by keyboard. */
export function LocateDialog({ place, onClose }: LocateDialogProps) {
  const [id, name, , , lat, lng] = place;
  const t = useMessages(viewMessages);
  const form = useAppForm({ schema, defaultValues: { lat: lat ?? 0, lng: lng ?? 0 } });
  const point = form.form.watch();
  const { ref, errors } = form;
  return (
    <FormDialog
      formRef={ref}
      size="lg"
      title={t('moveTitle', { name })}
      description={t('moveHelp')}
      submitLabel={t('save')}
      onSubmit={async () =>
        (await form.submit({ method: 'PATCH', href: locate({ operation: id }) }))?.outcome === 'success'
      }
      onClose={onClose}
    >
      {errors.map((error) => (
        <Banner key={error.name} tone="error">
          {error.message}
        </Banner>
      ))}
      <LocationMap
        label={t('pin')}
        point={point}
        departmentCode={null}
        onChange={(moved) => form.form.reset(moved, { keepDefaultValues: true })}
      />
    </FormDialog>
  );
}
