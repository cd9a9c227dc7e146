import { useState } from 'react';
import type { DuplicatesAnswer, MergedField } from '#contracts/client/contact/merge.ts';
import { duplicates, merge } from '#generated/routes/client/contact.ts';
import * as contactMessages from '#messages/client/contact.ts';
import * as relationMessages from '#messages/client/contact-relations.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { toast } from '#runtime/toast/toast.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Text } from '#ui/data/Text.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';

type Pair = DuplicatesAnswer['pairs'][number];

/** Tells beside the count how many contacts look like another, and opens the pairs. */
export function DuplicatesNotice({ count }: { readonly count: number }) {
  const t = useMessages(relationMessages);
  const [pairs, setPairs] = useState<readonly Pair[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      setPairs(((await getJson(duplicates())) as DuplicatesAnswer).pairs);
    } catch {
      toast.error(t('duplicatesFailed'));
    } finally {
      setLoading(false);
    }
  };
  if (count === 0) return null;
  return (
    <>
      <TextButton onPress={() => !isLoading && void load()} label={t('duplicatesOpen', { count })}>
        {t('duplicates', { count })}
      </TextButton>
      <Drawer
        isOpen={pairs !== null}
        onOpenChange={(isOpen) => !isOpen && setPairs(null)}
        title={t('duplicates', { count })}
      >
        <Stack>
          {(pairs ?? []).map((pair) => (
            <PairCard key={`${pair.kept.id}-${pair.merged.id}`} pair={pair} onMerged={() => setPairs(null)} />
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

/** Two contacts: for each field that both have otherwise, which value stays. */
function PairCard({
  pair: { kept, merged },
  onMerged,
}: {
  readonly pair: Pair;
  readonly onMerged: () => void;
}) {
  const t = useMessages(relationMessages);
  const field = useMessages(contactMessages);
  const visit = useVisit();
  const [taken, setTaken] = useState<readonly MergedField[]>([]);
  const [isPending, setPending] = useState(false);
  const differing = (Object.keys(kept.values) as MergedField[]).filter(
    (name) => merged.values[name] !== undefined && merged.values[name] !== kept.values[name],
  );
  const send = async (): Promise<void> => {
    setPending(true);
    const result = await visit({
      method: 'POST',
      href: merge({ contact: merged.id }),
      data: { targetId: kept.id, targetVersion: kept.version, taken },
    });
    setPending(false);
    const [refusal] = Object.values(result.errors);
    if (refusal !== undefined) toast.error(refusal);
    else if (result.outcome === 'success') onMerged();
  };
  return (
    <Card title={kept.name}>
      <Stack gap={3}>
        {differing.length === 0 && (
          <Text as="p" tone="ink3">
            {t('noDifference')}
          </Text>
        )}
        {differing.map((name) => (
          <RadioGroup
            key={name}
            name={`${merged.id}-${name}`}
            label={field(`fields.${name}`)}
            value={taken.includes(name) ? 'merged' : 'kept'}
            onChange={(value) =>
              setTaken(value === 'merged' ? [...taken, name] : taken.filter((other) => other !== name))
            }
            choices={[
              { id: 'kept', label: kept.values[name] ?? '' },
              { id: 'merged', label: merged.values[name] ?? '' },
            ]}
          />
        ))}
        <Button variant="primary" isPending={isPending} onClick={() => void send()}>
          {t('merge')}
        </Button>
      </Stack>
    </Card>
  );
}
