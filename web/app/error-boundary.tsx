import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

type State = { hasFailed: boolean };

/** A calm page in place of a broken one; drafts live on the device, so a reload loses nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page>
        <EmptyState
          title="Something went wrong"
          text="This page stopped working. What you have written is safe on this device."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </Page>
    );
  }
}
