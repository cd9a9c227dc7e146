import { useState, type ReactNode } from 'react';
import type {
  ShownDeclaration,
  ShownPermit,
  UrbanPlanningProps,
} from '#contracts/client/operation/urban-planning.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { NoDialog } from '#ui/overlay/NoDialog.tsx';
import type { DeclarationDialogProps, DeclarationStepDialogProps } from './DeclarationDialogs.tsx';
import type { PermitDialogProps } from './PermitDialog.tsx';
import type { PermitStepDialogProps } from './PermitStepDialog.tsx';
import type { UrbanDocumentDialogProps } from './UrbanDocumentDialog.tsx';
import type { ZoneDialogProps } from './ZoneDialog.tsx';

const noDialog = { failed: NoDialog };
const ZoneDialog = lazyPart<ZoneDialogProps>(
  async () => (await import('./ZoneDialog.tsx')).ZoneDialog,
  noDialog,
);
const PermitDialog = lazyPart<PermitDialogProps>(
  async () => (await import('./PermitDialog.tsx')).PermitDialog,
  noDialog,
);
const PermitStepDialog = lazyPart<PermitStepDialogProps>(
  async () => (await import('./PermitStepDialog.tsx')).PermitStepDialog,
  noDialog,
);
const DeclarationDialog = lazyPart<DeclarationDialogProps>(
  async () => (await import('./DeclarationDialogs.tsx')).DeclarationDialog,
  noDialog,
);
const DeclarationStepDialog = lazyPart<DeclarationStepDialogProps>(
  async () => (await import('./DeclarationDialogs.tsx')).DeclarationStepDialog,
  noDialog,
);
const UrbanDocumentDialog = lazyPart<UrbanDocumentDialogProps>(
  async () => (await import('./UrbanDocumentDialog.tsx')).UrbanDocumentDialog,
  noDialog,
);

/** Which window is open, and on what. */
export type UrbanDialog =
  | { readonly kind: 'zone' }
  | { readonly kind: 'permit'; readonly permit: ShownPermit | null; readonly replaces: ShownPermit | null }
  | {
      readonly kind: 'permit-step';
      readonly permit: ShownPermit;
      readonly step: ShownPermit['steps'][number];
    }
  | { readonly kind: 'declaration'; readonly declaration: ShownDeclaration | null }
  | {
      readonly kind: 'declaration-step';
      readonly declaration: ShownDeclaration;
      readonly step: ShownDeclaration['steps'][number];
    }
  | { readonly kind: 'document'; readonly permitId: string | null; readonly declarationId: string | null };

export interface UrbanDialogs {
  readonly open: (dialog: UrbanDialog) => void;
  /** The window itself, to stand in the page. */
  readonly shown: ReactNode;
}

/** The windows of the page, of which one is open at most. */
export function useUrbanDialogs(props: UrbanPlanningProps): UrbanDialogs {
  const [opened, setOpened] = useState<UrbanDialog | null>(null);
  const close = (): void => setOpened(null);
  return { open: setOpened, shown: opened && shownDialog(opened, props, close) };
}

function shownDialog(dialog: UrbanDialog, props: UrbanPlanningProps, onClose: () => void): ReactNode {
  const { operation, zone, today, lots, place } = props;
  const common = { operationId: operation.id, onClose };
  switch (dialog.kind) {
    case 'zone':
      return <ZoneDialog {...common} zone={zone} isIleDeFrance={place.isIleDeFrance} />;
    case 'permit':
      return (
        <PermitDialog
          {...common}
          permit={dialog.permit}
          replaces={dialog.replaces}
          isProtectedSite={zone?.isProtectedSite ?? false}
        />
      );
    case 'permit-step':
      return <PermitStepDialog {...common} permit={dialog.permit} step={dialog.step} today={today} />;
    case 'declaration':
      return <DeclarationDialog {...common} declaration={dialog.declaration} lots={lots} today={today} />;
    case 'declaration-step':
      return (
        <DeclarationStepDialog
          {...common}
          declaration={dialog.declaration}
          step={dialog.step}
          today={today}
        />
      );
    case 'document':
      return (
        <UrbanDocumentDialog
          props={props}
          permitId={dialog.permitId}
          declarationId={dialog.declarationId}
          onClose={onClose}
        />
      );
  }
}
