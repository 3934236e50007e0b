import type { ReactNode } from 'react';
import { useApp } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { staticElementId } from '../page-state.ts';
import type { Website } from '../website.ts';
import { ServerHtml, StaticPartContext } from './server-html.tsx';

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
 * Renders the whole page. Server and browser must use this one component, or React's ids would
 * differ.
 */
export function WholePage(props: ScreenProps) {
  const { website, view, header, footer, busy = false, lateAddress, waiting, overlay } = props;
  const { Layout } = website;
  return (
    <Layout busy={busy} header={header} footer={footer} lateAddress={lateAddress} overlay={overlay}>
      {waiting || <ViewOf view={view} />}
    </Layout>
  );
}

/** The current screen, or an error page. */
function ViewOf({ view: { state, page, html } }: { view: OpenView }) {
  const app = useApp();
  if (state.kind === 'static') {
    return html ? <ServerHtml id={staticElementId} html={html} /> : null;
  }
  if (!page) return null;
  const content = (
    <StaticPartContext.Provider value={html}>
      <page.View data={state.data} />
    </StaticPartContext.Provider>
  );
  return page.isStatic?.(app) ? <div id={staticElementId}>{content}</div> : content;
}
