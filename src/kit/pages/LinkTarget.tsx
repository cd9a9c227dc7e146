import { AppLink } from '#runtime/navigation/AppLink.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { show } from '../generated/routes/links.ts';

export interface LinkTargetProps {
  readonly delayMs: number;
  readonly servedAt: string;
}

/** A page that takes its time. */
export default function LinkTarget({ delayMs, servedAt }: LinkTargetProps) {
  return (
    <>
      <PageHeader title={`Réponse en ${delayMs} ms`} subtitle={`Servie à ${servedAt}`} />
      <Card>
        <AppLink href={show()} className="underline underline-offset-2">
          Retour aux liens
        </AppLink>
      </Card>
    </>
  );
}
