import { useState } from 'react';
import type { SheetOf } from '#contracts/admin/user/form.ts';
import { store } from '#generated/routes/admin/user/note.ts';
import * as userMessages from '#messages/admin/user.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PlainText } from '#ui/data/PlainText.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import type { SheetProps } from './Sheet.tsx';

interface NoteSheetProps {
  readonly props: SheetProps;
  readonly sheet: SheetOf<'notes'>;
}

/** What the staff write to each other about an account. */
export function NoteSheet({ props: { form, canNote }, sheet }: NoteSheetProps) {
  const t = useMessages(userMessages);
  const format = useFormat();
  const visit = useVisit();
  const [body, setBody] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    const { outcome, errors } = await visit({
      method: 'POST',
      href: store(form.record?.id ?? ''),
      data: { body },
      preserveScroll: true,
    });
    setPending(false);
    setError(errors['body']);
    if (outcome === 'success') setBody('');
  };
  return (
    <PageSection title={t('notes.title')} count={sheet.notes.length} help={t('notes.help')}>
      <Stack gap={4}>
        {canNote && (
          <Form onSubmit={() => void send()}>
            <Stack gap={2}>
              <TextArea
                name="body"
                label={t('notes.body')}
                rows={3}
                maxLength={2000}
                value={body}
                onChange={setBody}
                error={error}
              />
              <Button type="submit" isPending={isPending}>
                {t('notes.add')}
              </Button>
            </Stack>
          </Form>
        )}
        {sheet.notes.length === 0 ? (
          <p>{t('notes.empty')}</p>
        ) : (
          <ItemList
            label={t('notes.title')}
            items={sheet.notes.map(({ id, at, by, body: text }) => ({
              id,
              title: t('notes.by', { name: by, date: format.dateTime(at) }),
              detail: <PlainText>{text}</PlainText>,
            }))}
          />
        )}
      </Stack>
    </PageSection>
  );
}
