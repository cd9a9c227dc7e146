import { Component, type ReactNode } from 'react';

interface HiddenFaultProps {
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

interface HiddenFaultState {
  readonly fault: { readonly error: unknown } | null;
}

/** A page that fails out of sight says nothing; once it is shown, it fails there. React asks for a class. */
export class HiddenFault extends Component<HiddenFaultProps, HiddenFaultState> {
  override state: HiddenFaultState = { fault: null };

  static getDerivedStateFromError(error: unknown): HiddenFaultState {
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (this.props.isHidden) return null;
    throw fault.error;
  }
}
