import type { ReactNode } from 'react';
import { Layout } from '#app/ui/layout.tsx';
import type { OpenView } from '../open-view.ts';
import { ViewOf } from './view-of.tsx';

interface ScreenProps {
  view: OpenView;
  /** What stands in the foot of the page. */
  footer: ReactNode;
  busy?: boolean;
  above?: ReactNode;
  /** Stands in the place of the view while the next one takes long. */
  waiting?: ReactNode;
  /** What lies over the page: drawer, notifications, a screen as a dialog. */
  over?: ReactNode;
}

/** The whole page. Server and browser draw it through this one place, or ids would not agree. */
export function Screen({ view, footer, busy = false, above, waiting, over }: ScreenProps) {
  return (
    <>
      <Layout busy={busy} above={above} footer={footer}>
        {waiting || <ViewOf view={view} />}
      </Layout>
      {over}
    </>
  );
}
