import { api } from '#api.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { definePage, type LoadContext } from '#web/page.ts';
import { verificationDoneKey } from '../../form-fields.ts';
import { paymentFormTexts } from '../../payment-messages.ts';
import { type PaymentData, PaymentView } from './payment-view.tsx';

export const page = definePage<PaymentData>({
  load: async ({ call, params: { id = '' }, query, actionData }) => {
    const { money, referenceNumber } = await call(api.findMyQuote, { params: { id } });
    return {
      money,
      reference: referenceNumber,
      place: { order: id },
      path: href(routes.ownPayment, { id }),
      back: myQuoteHref(id),
      sent: await loadSentTicket(call, query),
      actionData: actionData ?? null,
    };
  },
  head: ({ language }) => ({
    title: paymentFormTexts[language].title,
    hidden: true,
    personal: true,
  }),
  View: PaymentView,
});

export async function loadSentTicket(
  call: LoadContext['call'],
  query: URLSearchParams,
): Promise<PaymentData['sent']> {
  const token = query.get(verificationDoneKey);
  return token ? (await call(api.findSentTicket, { params: { token } })).ticket : null;
}
