import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { CampaignContent } from '#contracts/client/marketing-email/payload.ts';
import { campaignVariables } from '#domain/relation/campaign-variables.ts';
import { campaignBlockKinds, emptyBlock, type CampaignBlock } from '#domain/relation/campaign.ts';
import * as campaignMessages from '#messages/client/marketing-email.ts';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { moveItem } from '#ui/fields/move-item.ts';
import type { Choice } from '#ui/fields/types.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { BlockFields } from './BlockFields.tsx';

export type ContentForm = AppForm<CampaignContent, CampaignContent>;

interface BlockLinesProps {
  readonly form: ContentForm;
  readonly lots: readonly Choice[];
  readonly operations: readonly Choice[];
  readonly isReadOnly: boolean;
}

/** The parts of a mail, one under the other: filled in, moved, added, taken away. */
export function BlockLines({ form, lots, operations, isReadOnly }: BlockLinesProps) {
  const t = useMessages(campaignMessages);
  const blocks = useWatch({ control: form.form.control, name: 'blocks' });
  const errors = form.form.formState.errors.blocks;
  const change = (next: CampaignBlock[]): void =>
    form.form.setValue('blocks', next, { shouldDirty: true, shouldValidate: errors !== undefined });
  return (
    <Stack gap={3}>
      {blocks.length === 0 && <Text tone="ink3">{t('blocks.empty')}</Text>}
      {blocks.map((block, place) => {
        const name = t(`blocks.kinds.${block.kind}`);
        return (
          <Card
            // Parts have no identity but their place.
            key={`${place}:${block.kind}`}
            title={name}
            headingLevel={3}
            aside={
              !isReadOnly && (
                <>
                  <IconButton
                    icon={ArrowUp}
                    label={t('blocks.up', { name })}
                    inactiveReason={place === 0 ? t('blocks.first') : undefined}
                    onClick={() => change(moveItem(blocks, place, place - 1))}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={t('blocks.down', { name })}
                    inactiveReason={place === blocks.length - 1 ? t('blocks.last') : undefined}
                    onClick={() => change(moveItem(blocks, place, place + 1))}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('blocks.remove', { name })}
                    onClick={() => change(blocks.filter((_, other) => other !== place))}
                  />
                </>
              )
            }
          >
            <BlockFields
              name={`blocks.${place}`}
              block={block}
              errorOf={(field) => errors?.[place]?.[field]?.message}
              onChange={(changed) => change(blocks.map((kept, other) => (other === place ? changed : kept)))}
              lots={lots}
              operations={operations}
              isReadOnly={isReadOnly}
            />
          </Card>
        );
      })}
      {!isReadOnly && (
        <div>
          <Menu
            label={t('blocks.add')}
            icon={Plus}
            placement="bottom start"
            actions={campaignBlockKinds.map((kind) => ({
              id: kind,
              label: t(`blocks.kinds.${kind}`),
              run: () => change([...blocks, emptyBlock(kind)]),
            }))}
          />
        </div>
      )}
      {!isReadOnly && (
        <Text as="p" size="table" tone="ink3">
          {t('blocks.variables', {
            list: campaignVariables.map((name) => `{{${name}}}`).join(', '),
            example: '{{contact.prenom|cher client}}',
          })}
        </Text>
      )}
    </Stack>
  );
}
