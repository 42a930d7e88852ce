import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { ScreenLoadError } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { Page } from '../ui/page/page.tsx';

type Props = {
  /** The path of what is shown. After an error, another path is tried, because it may work. */
  path?: string;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null };

/**
 * Show an error page instead of a screen that threw or could not be loaded. A reload is safe, because drafts are
 * stored.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props, { failure }: State): void {
    // Without an earlier failure, the new path itself has failed: trying it again would never end.
    if (failure && before.path !== this.props.path) this.setState({ failure: null });
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
