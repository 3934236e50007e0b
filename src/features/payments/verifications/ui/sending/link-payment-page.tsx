import { api } from '#api.ts';
import { linkPath } from '#features/orders/offers/links.ts';
import type { OpenedLink } from '#features/orders/offers/schema.ts';
import { ClosedLink } from '#features/orders/offers/ui/closed-link.tsx';
import { WhoseLink } from '#features/orders/offers/ui/whose-link.tsx';
import { tokenIn } from '#platform/text/link-token.ts';
import { href, routes } from '#routes.ts';
import { definePage } from '#web/page.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import { loadSentTicket } from './own-payment-page.tsx';
import { type PaymentData, PaymentView } from './payment-view.tsx';

interface LinkPaymentData {
  opened: OpenedLink;
  payment: PaymentData | null;
}

/** "Ya pagué" by a link, without signing in. */
export const page = definePage<LinkPaymentData>({
  load: async ({ call, params, query, actionData }) => {
    const token = tokenIn(params.token ?? '');
    const opened = await call(api.openLink, { params: { token } });
    if (opened.closed || opened.page.role === 'receives') return { opened, payment: null };
    const { money, reference } = opened.page;
    return {
      opened,
      payment: {
        money,
        reference,
        place: { token },
        path: href(routes.linkPayment, { token }),
        back: linkPath(token),
        sent: await loadSentTicket(call, query),
        actionData: actionData ?? null,
      },
    };
  },
  head: ({ language }) => ({
    title: paymentFormTexts[language].title,
    hidden: true,
    personal: true,
  }),
  View: LinkPayment,
  status: ({ opened, payment }) => {
    if (payment) return 200;
    return opened.closed === 'over' ? 410 : 404;
  },
});

function LinkPayment({ data: { opened, payment } }: { data: LinkPaymentData }) {
  if (opened.closed || !payment) {
    return (
      <div className="container">
        <ClosedLink why={opened.closed || 'unknown'} />
      </div>
    );
  }
  return (
    <>
      <PaymentView data={payment} />
      <div className="container">
        <WhoseLink page={opened.page} />
      </div>
    </>
  );
}
