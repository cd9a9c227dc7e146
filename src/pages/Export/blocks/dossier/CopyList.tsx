import type { DossierCopy } from '#contracts/export/dossier-copy.ts';
import type { DossierProps } from '#contracts/export/dossier.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { usePoll } from '#runtime/props/usePoll.ts';
import { DossierCopies } from '../../../Client/Share/blocks/DossierCopies.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** How often a page asks how far a copy has come, in milliseconds. */
const askEveryMs = 1500;

/** Copies of the operation that were made before; those on the press tell how far they have come. */
export function CopyList({ copies }: { readonly copies: readonly DossierCopy[] }) {
  const t = useMessages(dossierMessages);
  if (copies.length === 0) return null;
  const isWaiting = copies.some(({ status }) => status === 'queued' || status === 'printing');
  return (
    <Stack gap={2}>
      {isWaiting && <Progress />}
      <SectionTitle count={copies.length}>{t('copies')}</SectionTitle>
      <DossierCopies copies={copies} />
    </Stack>
  );
}

function Progress() {
  usePoll(askEveryMs, { only: ['copies'] satisfies (keyof DossierProps)[] });
  return null;
}
