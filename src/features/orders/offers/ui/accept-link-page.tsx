import { definePage } from '#web/page.ts';
import { ClosedLink } from './closed-link.tsx';
import { ConfirmView } from './confirm-view.tsx';
import css from './offer.module.css';
import { type LinkData, linkHead, loadLink, statusOf } from './offer-link-page.tsx';
import { WhoseLink } from './whose-link.tsx';

/** Opening the page accepts nothing; its form does. */
export const page = definePage<LinkData>({
  load: loadLink,
  head: linkHead,
  View: AcceptByLink,
  isStatic: () => true,
  status: ({ opened }) => statusOf(opened),
});

function AcceptByLink({ data: { opened, path, actionData } }: { data: LinkData }) {
  if (opened.closed || !opened.page.offer || opened.page.role !== 'asks') {
    return (
      <div className={`container ${css.page}`}>
        <ClosedLink why={opened.closed || 'unknown'} />
      </div>
    );
  }
  return (
    <div className={`container ${css.page}`}>
      <ConfirmView
        page={opened.page}
        offer={opened.page.offer}
        path={path}
        actionData={actionData}
      />
      <WhoseLink page={opened.page} />
    </div>
  );
}
