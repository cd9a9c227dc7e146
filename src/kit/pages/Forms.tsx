import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useDraft } from '#runtime/forms/useDraft.ts';
import { useUnsavedGuard } from '#runtime/forms/useUnsavedGuard.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ErrorSummary } from '#ui/fields/ErrorSummary.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { store } from '../generated/routes/forms.ts';
import type { Message } from '../schemas/message.ts';

export interface FormsProps {
  readonly sent: readonly Message[];
}

const labels: Readonly<Record<string, string>> = { name: 'Nom', email: 'Adresse', text: 'Message' };
const empty: Message = { name: '', email: '', text: '' };

const schema = async () => (await import('../schemas/message.ts')).messageSchema;

/** A form with its schema on both sides, the server's own errors, a draft and a guard against leaving. */
export default function Forms({ sent }: FormsProps) {
  const form = useAppForm<Message>({ schema, defaultValues: empty });
  const { ref } = form;
  const refusal = form.errorOf('base');
  const draft = useDraft<Message>({
    key: 'kit:message',
    read: () => form.form.getValues(),
    apply: (value) => form.form.reset(value, { keepDefaultValues: true }),
    isDirty: form.isDirty,
    everyMs: 2_000,
  });
  const format = useFormat();
  useUnsavedGuard(form.isDirty);
  const onSuccess = () => {
    draft.discard();
    form.form.reset(empty);
  };
  return (
    <>
      <PageHeader
        title="Formulaires et brouillons"
        subtitle="« occupe@exemple.fr » est refusée par le serveur seul, « plein@exemple.fr » sans que ce soit la faute d’un champ."
      />
      {draft.found && (
        <Banner
          tone="info"
          action={
            <div className="flex gap-2">
              <Button size="sm" onClick={draft.restore}>
                Reprendre
              </Button>
              <Button size="sm" onClick={draft.discard}>
                Jeter
              </Button>
            </div>
          }
        >
          Un brouillon de {format.time(new Date(draft.found.savedAt).toISOString())} attend.
        </Banner>
      )}
      <Card>
        <form
          ref={ref}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit({ method: 'POST', href: store(), onSuccess });
          }}
          className="flex max-w-160 flex-col gap-4"
        >
          <ErrorSummary
            errors={form.errors
              .filter(({ isField }) => isField)
              .map(({ name }) => ({ name, label: labels[name] ?? name }))}
            attempt={form.form.formState.submitCount}
          />
          <Bound form={form} name="name">
            {(bind) => <TextField {...bind} label="Nom" autoComplete="name" />}
          </Bound>
          <Bound form={form} name="email">
            {(bind) => <TextField {...bind} label="Adresse" type="email" autoComplete="email" />}
          </Bound>
          <Bound form={form} name="text">
            {(bind) => <TextArea {...bind} label="Message" />}
          </Bound>
          {refusal !== undefined && <FieldError id="message-error" text={refusal} />}
          <div className="flex items-center gap-3">
            <Button type="submit" variant="primary" isPending={form.isProcessing}>
              Envoyer
            </Button>
            <span role="status" className="text-table text-ink3">
              {form.isRecentlySuccessful ? 'Envoyé' : form.isDirty ? 'Modifications non envoyées' : ''}
            </span>
          </div>
        </form>
      </Card>
      <Card title="Reçus par le serveur" count={sent.length}>
        {sent.length === 0 && (
          <Text size="table" tone="ink3">
            Rien encore.
          </Text>
        )}
        <ul className="flex flex-col gap-1 text-table">
          {sent.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <strong>{name}</strong> : {text}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
