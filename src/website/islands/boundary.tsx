import { Component, type ReactNode } from 'react';
import { failedWidget as labels } from '#content/layout/labels.ts';
import { site } from '#content/site.ts';
import { EmailLink, PhoneLink } from '#website/components/link/link.tsx';

type BoundaryProps = { readonly onHydrated?: () => void; readonly children: ReactNode };

/** Error boundary: replaces a widget that throws by `FailedWidget`. Calls `onHydrated` when either is in the page. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    this.props.onHydrated?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedWidget address={location.href} />;
  }
}

/** Says that a widget does not work, and how to go on. */
export function FailedWidget({ address }: { /** Of the page. */ address: string }) {
  return (
    <p role="alert" data-failed>
      {labels.failed} <a href={address}>{labels.reload}</a> {labels.contact} <EmailLink email={site.emails.support} />,{' '}
      <PhoneLink phone={site.phones.support} />.
    </p>
  );
}
