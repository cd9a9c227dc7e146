import type { CampaignBlock } from '#domain/relation/campaign.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { Choice } from '#ui/fields/types.ts';
import { Stack } from '#ui/layout/Stack.tsx';

interface BlockFieldsProps {
  /** Path of the part in the form. */
  readonly name: string;
  readonly block: CampaignBlock;
  readonly errorOf: (field: 'text' | 'href' | 'src' | 'recordId') => string | undefined;
  readonly onChange: (block: CampaignBlock) => void;
  readonly lots: readonly Choice[];
  readonly operations: readonly Choice[];
  readonly isReadOnly: boolean;
}

/** The fields that a kind of part has. */
export function BlockFields(props: BlockFieldsProps) {
  const t = useMessages(campaignMessages);
  const { name, block, errorOf, onChange, lots, operations, isReadOnly } = props;
  const line = (field: 'text' | 'href' | 'src', label: string, isOptional = false) => (
    <TextField
      name={`${name}.${field}`}
      label={label}
      value={block[field]}
      onChange={(text) => onChange({ ...block, [field]: text })}
      error={errorOf(field)}
      maxLength={500}
      isReadOnly={isReadOnly}
      isOptional={isOptional && !isReadOnly}
      autoComplete="off"
    />
  );
  const record = (label: string, choices: readonly Choice[]) => (
    <Select
      name={`${name}.recordId`}
      label={label}
      value={block.recordId}
      onChange={(recordId) => onChange({ ...block, recordId })}
      error={errorOf('recordId')}
      choices={choices}
      isReadOnly={isReadOnly}
    />
  );
  switch (block.kind) {
    case 'heading':
      return line('text', t('blocks.heading'));
    case 'text':
      return (
        <TextArea
          name={`${name}.text`}
          label={t('blocks.text')}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
          error={errorOf('text')}
          rows={4}
          maxLength={4000}
          isReadOnly={isReadOnly}
        />
      );
    case 'button':
      return (
        <Stack gap={3}>
          {line('text', t('blocks.label'))}
          {line('href', t('blocks.href'))}
        </Stack>
      );
    case 'image':
      return (
        <Stack gap={3}>
          {line('src', t('blocks.src'))}
          {line('text', t('blocks.alt'))}
          {line('href', t('blocks.href'), true)}
        </Stack>
      );
    case 'lot':
      return record(t('blocks.lot'), lots);
    case 'operation':
      return record(t('blocks.operation'), operations);
    case 'divider':
      return null;
  }
}
