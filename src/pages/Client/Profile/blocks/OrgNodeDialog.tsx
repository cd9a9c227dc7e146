import type { OrgNodeRow } from '#contracts/client/profile/form.ts';
import { orgLinks, orgNodeKinds } from '#domain/profile/enums.ts';
import { store, update } from '#generated/routes/client/profile/org-node.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { RateField } from '#ui/fields/RateField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField } from '#ui/fields/SirenField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { PartDialog } from './PartDialog.tsx';

const schema = async () => (await import('#contracts/client/profile/parts.ts')).orgNodeFields;

export interface OrgNodeDialogProps {
  readonly profileId: string;
  readonly nodes: readonly OrgNodeRow[];
  /** The entity to change, null for a new one, and whom it is below. */
  readonly edited: { readonly node: OrgNodeRow | null; readonly parentId: string | null };
  readonly onClose: () => void;
}

/** Asks for an entity of the chart, whom it is below and by what share. */
export function OrgNodeDialog({ profileId, nodes, edited, onClose }: OrgNodeDialogProps) {
  const { node, parentId } = edited;
  const t = useMessages(partMessages);
  const words = useMessages(choiceMessages);
  const form = useAppForm({
    schema,
    defaultValues: node ?? {
      label: '',
      kind: parentId === null ? 'person' : 'company',
      parentId,
      link: 'held',
      ownershipBps: 10_000,
      role: '',
      siren: null,
      isSpv: false,
    },
  });
  const { control } = form.form;
  const kind = useWatch({ control, name: 'kind' });
  const chosen = useWatch({ control, name: 'parentId' });
  return (
    <PartDialog
      form={form}
      title={t(node === null ? 'organisation.add' : 'organisation.edit')}
      action={
        node === null
          ? { method: 'POST', href: store(profileId) }
          : { method: 'PUT', href: update({ profile: profileId, node: node.id }) }
      }
      onClose={onClose}
    >
      <Bound form={form} name="kind">
        {(bind) => (
          <RadioGroup
            {...bind}
            onChange={(id) => bind.onChange(orgNodeKinds.find((known) => known === id) ?? bind.value)}
            label={t('organisation.fields.kind')}
            choices={orgNodeKinds.map((id) => ({ id, label: words(`node.${id}`) }))}
            isInline
          />
        )}
      </Bound>
      <FieldRow>
        <Bound form={form} name="label">
          {(bind) => <TextField {...bind} label={t('organisation.fields.label')} maxLength={80} autoFocus />}
        </Bound>
        <Bound form={form} name="role">
          {(bind) => <TextField {...bind} label={t('organisation.fields.role')} maxLength={80} isOptional />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="parentId">
        {(bind) => (
          <Select
            {...bind}
            label={t('organisation.fields.parentId')}
            emptyLabel={t('organisation.root')}
            placeholder={t('organisation.root')}
            choices={nodes
              .filter(({ id, link }) => id !== node?.id && link === 'held')
              .map(({ id, label }) => ({ id, label }))}
          />
        )}
      </Bound>
      {chosen !== null && (
        <FieldRow>
          <Bound form={form} name="link">
            {(bind) => (
              <Select
                {...bind}
                onChange={(id) => bind.onChange(orgLinks.find((known) => known === id) ?? bind.value)}
                label={t('organisation.fields.link')}
                choices={orgLinks.map((id) => ({ id, label: words(`link.${id}`) }))}
              />
            )}
          </Bound>
          <Bound form={form} name="ownershipBps">
            {(bind) => (
              <RateField
                {...bind}
                onChange={(bps) => bind.onChange(bps ?? Number.NaN)}
                label={t('organisation.fields.ownershipBps')}
              />
            )}
          </Bound>
        </FieldRow>
      )}
      {kind === 'company' && (
        <>
          <Bound form={form} name="siren">
            {(bind) => <SirenField {...bind} label={t('organisation.fields.siren')} isOptional />}
          </Bound>
          <Bound form={form} name="isSpv">
            {(bind) => <Checkbox {...bind} label={t('organisation.fields.isSpv')} />}
          </Bound>
        </>
      )}
    </PartDialog>
  );
}
