import type { ReactNode } from 'react';
import type { OpenView } from '../open-view.ts';
import type { Website } from '../website.ts';
import { ViewOf } from './view-of.tsx';

interface ScreenProps {
  website: Website;
  view: OpenView;
  header: ReactNode;
  footer: ReactNode;
  busy?: boolean;
  lateAddress?: URL | undefined;
  waiting?: ReactNode;
  overlay?: ReactNode;
}

/**
 * Draws the whole page. Server and browser must use this one component, or React's ids would
 * differ.
 */
export function Screen(props: ScreenProps) {
  const { website, view, header, footer, busy = false, lateAddress, waiting, overlay } = props;
  const { Layout } = website;
  return (
    <Layout busy={busy} header={header} footer={footer} lateAddress={lateAddress} overlay={overlay}>
      {waiting || <ViewOf view={view} />}
    </Layout>
  );
}
