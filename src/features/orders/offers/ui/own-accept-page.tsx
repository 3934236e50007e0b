import { definePage } from '#web/page.ts';
import { ConfirmView } from './confirm-view.tsx';
import css from './offer.module.css';
import { loadOwn, type OwnOfferData, ownHead } from './own-offer-page.tsx';

/** Opening the page accepts nothing; its form does. */
export const page = definePage<OwnOfferData>({
  load: loadOwn,
  head: ownHead,
  View: AcceptOwn,
  isStatic: () => true,
});

function AcceptOwn({ data: { page: shown, path, actionData } }: { data: OwnOfferData }) {
  return (
    <div className={`container ${css.page}`}>
      {shown.offer && (
        <ConfirmView page={shown} offer={shown.offer} path={path} actionData={actionData} />
      )}
    </div>
  );
}
