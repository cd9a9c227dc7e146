import { Bound } from '#runtime/forms/Bound.tsx';
import { useVersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { elsewhere, update } from '../generated/routes/conflict.ts';
import type { RecordConflict, SharedRecord } from '../schemas/record.ts';

export interface ConflictProps {
  readonly record: SharedRecord;
  readonly version: number;
  readonly errors?: { readonly conflict?: RecordConflict };
}

const action = { method: 'PATCH', href: update() } as const;

const schema = async () => (await import('../schemas/record.ts')).recordSchema;

/** A save over a version that is no longer the last: refused, and the person decides. */
export default function Conflict({ record, version, errors }: ConflictProps) {
  const { form, conflict, submit, startAgain, overwrite } = useVersionedForm<
    SharedRecord,
    SharedRecord,
    RecordConflict
  >({ schema, values: record, version, conflict: errors?.conflict ?? null, action });
  const { ref } = form;
  return (
    <>
      <PageHeader
        title="Conflit de versions"
        subtitle={`Version ${version}`}
        actions={
          <Button onClick={() => void sendJson(elsewhere(), {})}>Modifier comme une autre personne</Button>
        }
      />
      <Card>
        <form
          ref={ref}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="flex max-w-160 flex-col gap-4"
        >
          <Bound form={form} name="label">
            {(bind) => <TextField {...bind} label="Intitulé" />}
          </Bound>
          <Bound form={form} name="city">
            {(bind) => <TextField {...bind} label="Commune" />}
          </Bound>
          <div>
            <Button type="submit" variant="primary" isPending={form.isProcessing}>
              Enregistrer
            </Button>
          </div>
        </form>
      </Card>
      <Dialog
        isOpen={conflict !== null}
        onOpenChange={() => undefined}
        isDismissable={false}
        title="Quelqu’un a été plus rapide"
        description={
          conflict && `${conflict.by} a écrit « ${conflict.values.label} », à ${conflict.values.city}.`
        }
        actions={
          <>
            <Button onClick={startAgain}>Reprendre sa version</Button>
            <Button variant="primary" onClick={overwrite}>
              Garder la mienne
            </Button>
          </>
        }
      />
    </>
  );
}
