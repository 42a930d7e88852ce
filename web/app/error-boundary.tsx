import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { forgetFailedScreens, hasFailedScreens } from './fetched-screen.tsx';

type State = { hasFailed: boolean };

/**
 * A calm page in place of a broken one, or of one that could not be fetched; drafts live on the device, so a reload loses
 * nothing.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  private readonly fetchAgain = () => {
    forgetFailedScreens();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const [title, text, label, again] = hasFailedScreens()
      ? ['This page is not here yet', 'It comes with the connection.', 'Try again', this.fetchAgain]
      : ['Something went wrong', 'This page stopped working.', 'Reload', () => window.location.reload()];
    return (
      <Page>
        <EmptyState
          heading="h1"
          title={title}
          text={`${text} What you have written is safe on this device.`}
          action={<Button onClick={again}>{label}</Button>}
        />
      </Page>
    );
  }
}
