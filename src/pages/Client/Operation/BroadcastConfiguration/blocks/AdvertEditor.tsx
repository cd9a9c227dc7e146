import { ArrowLeft, Megaphone, PenLine, Save } from 'lucide-react';
import { useState } from 'react';
import type {
  AdvertEditorProps,
  BroadcastProps,
} from '#contracts/client/operation/broadcast-configuration/form.ts';
import type { AdvertFields } from '#contracts/client/operation/broadcast-configuration/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import type { WithShared } from '#contracts/shared.ts';
import { maxAdvertText, maxAdvertTitle } from '#domain/broadcast/advert.ts';
import { edit, publish } from '#generated/routes/client/operation/broadcast-configuration.ts';
import { update } from '#generated/routes/client/operation/broadcast-configuration/lot.ts';
import * as broadcastMessages from '#messages/client/broadcast.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useVersionedForm, type VersionedForm } from '#runtime/forms/useVersionedForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Card } from '#ui/data/Card.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { RecordNotices } from '#ui/form/RecordNotices.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { useAction } from '../../../../Account/blocks/useAction.ts';
import { AdvertPhotos } from './AdvertPhotos.tsx';
import { AdvertPreview } from './AdvertPreview.tsx';
import { isReady } from './advert-rows.ts';

const schema = async () =>
  (await import('#contracts/client/operation/broadcast-configuration/payload.ts')).advertFields;

export type AdvertControl = VersionedForm<AdvertFields, AdvertFields, Conflict>;

interface EditorProps {
  readonly props: WithShared<BroadcastProps>;
  readonly editor: AdvertEditorProps;
}

/** The advert of one lot, beside how portals will show it. */
export function AdvertEditor({ props, editor }: EditorProps) {
  const { operation, lots, can } = props;
  const t = useMessages(broadcastMessages);
  const row = lots.find(({ id }) => id === editor.lotId);
  const control = useVersionedForm<AdvertFields, AdvertFields, Conflict>({
    schema,
    values: editor.values,
    version: editor.version,
    conflict: props.conflict,
    action: { method: 'PUT', href: update({ operation: operation.id, lot: editor.lotId }) },
    draftKey: `${props.auth.user?.id ?? ''}:advert:${editor.lotId}`,
  });
  const { form } = control;
  const { ref, isProcessing } = form;
  const labelOf = (field: string): string => {
    const key = `fields.${field}`;
    return t.has(key) ? t(key) : field;
  };
  return (
    <>
      <PageHeader
        title={t('editor.title', { ref: row?.ref ?? '' })}
        subtitle={row?.label}
        badge={row && <TradeStateBadge entity="broadcastLot" state={row.status} />}
        actions={<EditorActions props={props} editor={editor} control={control} />}
      />
      <RecordNotices control={control} labelOf={labelOf} />
      <Columns gap={5}>
        <Card title={t('editor.form')}>
          <Form
            ref={ref}
            aria-label={t('editor.form')}
            onSubmit={(event) => {
              event.preventDefault();
              control.submit();
            }}
          >
            <TextFields control={control} isReadOnly={!can.write} />
            <AdvertPhotos control={control} pictures={editor.pictures} isReadOnly={!can.write} />
            {can.write && (
              <Inline>
                <Button type="submit" variant="primary" isPending={isProcessing}>
                  {t('editor.save')}
                </Button>
              </Inline>
            )}
          </Form>
        </Card>
        <Stack>
          <AdvertPreview props={props} editor={editor} control={control} row={row} />
        </Stack>
      </Columns>
    </>
  );
}

interface FieldsProps {
  readonly control: AdvertControl;
  readonly isReadOnly: boolean;
}

function TextFields({ control: { form }, isReadOnly }: FieldsProps) {
  const t = useMessages(broadcastMessages);
  return (
    <>
      <Bound form={form} name="title">
        {(bind) => (
          <TextField {...bind} isReadOnly={isReadOnly} label={t('fields.title')} maxLength={maxAdvertTitle} />
        )}
      </Bound>
      <Bound form={form} name="text">
        {(bind) => (
          <TextArea
            {...bind}
            isReadOnly={isReadOnly}
            label={t('fields.text')}
            help={t('help.text')}
            rows={10}
            maxLength={maxAdvertText}
          />
        )}
      </Bound>
      <Bound form={form} name="isPriceShown">
        {(bind) => (
          <Switch
            {...bind}
            isDisabled={isReadOnly}
            label={t('fields.isPriceShown')}
            help={t('help.isPriceShown')}
          />
        )}
      </Bound>
    </>
  );
}

/** The way back, the drafted text, saving and publishing. */
function EditorActions({ props, editor, control }: EditorProps & { readonly control: AdvertControl }) {
  const { operation, lots, can } = props;
  const t = useMessages(broadcastMessages);
  const { run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const { form } = control;
  const row = lots.find(({ id }) => id === editor.lotId);
  const parameters = { operation: operation.id };
  const write = (): void => {
    setAsking(false);
    for (const name of ['title', 'text'] as const) {
      form.form.setValue(name, editor.proposal[name], { shouldDirty: true, shouldValidate: true });
    }
    toast.success(t('editor.drafted'));
  };
  const draft = (): void => {
    const isWritten = form.form.getValues(['title', 'text']).some((text) => text.trim() !== '');
    if (isWritten) setAsking(true);
    else write();
  };
  return (
    <>
      <PageActions
        isCompactOnPhone
        actions={[
          {
            id: 'advert.back',
            label: t('actions.back'),
            place: 'page',
            icon: ArrowLeft,
            href: edit(parameters),
          },
          can.write && {
            id: 'advert.draft',
            label: t('editor.draft'),
            place: 'page',
            icon: PenLine,
            run: draft,
          },
          can.write &&
            form.isDirty && {
              id: 'advert.save',
              label: t('editor.save'),
              place: 'page',
              icon: Save,
              keys: 'mod+s',
              run: control.submit,
            },
          can.write &&
            row !== undefined &&
            isReady(row) &&
            !form.isDirty && {
              id: 'advert.publish',
              label: t('actions.publish'),
              place: 'page',
              icon: Megaphone,
              isMain: true,
              run: () =>
                void run({
                  method: 'POST',
                  href: publish(parameters),
                  data: { lotIds: [editor.lotId] },
                }),
            },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('editor.replaceTitle')}
        description={t('editor.replaceText')}
        confirmLabel={t('editor.replace')}
        onCancel={() => setAsking(false)}
        onConfirm={write}
      />
    </>
  );
}
