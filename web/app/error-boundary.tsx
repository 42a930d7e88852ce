import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ScreenLoadError } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { Page } from '../ui/page/page.tsx';

type State = { failure: { error: unknown } | null };

/**
 * Show an error page instead of a screen that threw or could not be loaded. A reload is safe, because drafts are
 * stored.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly loadAgain = (error: ScreenLoadError) => {
    error.reset();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    if (!this.state.failure) return this.props.children;
    const { error } = this.state.failure;
    const [title, text, label, onClick] =
      error instanceof ScreenLoadError
        ? ['This page is not here yet', 'It comes with the connection.', 'Try again', () => this.loadAgain(error)]
        : ['Something went wrong', 'This page stopped working.', 'Reload', () => window.location.reload()];
    return (
      <Page>
        <EmptyState
          heading="h1"
          title={title}
          text={`${text} What you have written is safe on this device.`}
          action={<Button onClick={onClick}>{label}</Button>}
        />
      </Page>
    );
  }
}
