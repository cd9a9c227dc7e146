import type { OpportunityRow } from '#contracts/client/sourcing.ts';
import { score } from '#generated/routes/client/sourcing.ts';
import * as sourcingMessages from '#messages/client/sourcing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { NoteField } from './NoteField.tsx';

const schema = async () => (await import('#contracts/client/sourcing/payload.ts')).noteFields;
const notes = ['locationNote', 'sellerNote', 'worksNote'] as const;

export interface ScoreFormProps {
  readonly row: OpportunityRow;
  readonly onDone: () => void;
}

/** The notes of an opportunity that only a person can give. */
export function ScoreForm({ row, onDone }: ScoreFormProps) {
  const t = useMessages(sourcingMessages);
  const { locationNote, sellerNote, worksNote } = row.simulated;
  const form = useAppForm({
    schema,
    defaultValues: { locationNote, sellerNote, worksNote },
  });
  const { ref, errors } = form;
  const send = async (): Promise<void> => {
    const result = await form.submit({
      method: 'PUT',
      href: score(row.id),
      transform: (values) => ({ ...values, version: row.version }),
      preserveScroll: true,
    });
    if (result?.outcome === 'success') onDone();
  };
  return (
    <Form
      ref={ref}
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SectionTitle>{t('sections.score')}</SectionTitle>
      <Text as="p" size="label" tone="ink3">
        {t('sectionHelp.score')}
      </Text>
      {errors
        .filter(({ isField }) => !isField)
        .map(({ name, message }) => (
          <Banner key={name} tone="error">
            {message}
          </Banner>
        ))}
      {notes.map((name) => (
        <Bound key={name} form={form} name={name}>
          {(bind) => <NoteField {...bind} label={t(`fields.${name}`)} isOptional />}
        </Bound>
      ))}
      <Inline justify="end">
        <Button type="submit" isPending={form.isProcessing}>
          {t('simulation.saveNotes')}
        </Button>
      </Inline>
    </Form>
  );
}
