import { useState, type ReactNode } from 'react';
import type {
  ShownDeclaration,
  ShownPermit,
  UrbanPlanningProps,
} from '#contracts/client/operation/urban-planning.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';

const ZoneDialog = lazyDialog(async () => (await import('./ZoneDialog.tsx')).ZoneDialog);
const PermitDialog = lazyDialog(async () => (await import('./PermitDialog.tsx')).PermitDialog);
const PermitStepDialog = lazyDialog(async () => (await import('./PermitStepDialog.tsx')).PermitStepDialog);
const DeclarationDialog = lazyDialog(
  async () => (await import('./DeclarationDialogs.tsx')).DeclarationDialog,
);
const DeclarationStepDialog = lazyDialog(
  async () => (await import('./DeclarationDialogs.tsx')).DeclarationStepDialog,
);
const UrbanDocumentDialog = lazyDialog(
  async () => (await import('./UrbanDocumentDialog.tsx')).UrbanDocumentDialog,
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
