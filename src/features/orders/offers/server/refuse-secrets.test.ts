import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { textField } from '#features/requests/cases/form-fields.ts';
import { codeOfUnit, unitAt } from '#features/shipping/handover/server/testing/handover.ts';
import { newKey } from '#platform/testing/new-key.ts';
import {
  customerAsksChange,
  linkInMail,
  linkOfRole,
  postForm,
  sentOffer,
} from './testing/offers.ts';

setUpQuoteShop();

let quoteId: string;
let code: string;
beforeEach(async () => {
  const unit = await unitAt('ready');
  ({ quoteId } = unit);
  code = await codeOfUnit(unit.offer);
});

const message = (text: string, id = quoteId) => ({ params: { id }, body: { text }, key: newKey() });
const refusal = async (text: string, id = quoteId) =>
  (await yanet.refused(api.writeAboutMyQuote, message(text, id))).code;

test.each([
  ['as it stands', (eight: string) => eight],
  ['in groups', (eight: string) => `Mi código: ${eight.slice(0, 4)} ${eight.slice(4)}.`],
  ['figure by figure', (eight: string) => [...eight].join('-')],
  [
    'in full-width figures',
    (eight: string) => eight.replace(/\d/g, (one) => '０１２３４５６７８９'[Number(one)] ?? ''),
  ],
])('a message with a handover code is not taken: %s', async (_, written) => {
  expect(await refusal(written(code))).toBe('message_holds_secret');
  expect(await refusal(written(code), await requestQuote())).toBe('message_holds_secret');
  const other = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  await yanet.call(api.writeAboutMyQuote, message(written(other)));
});

test('nor with a link of who receives or who asks; that of who pays staff may have', async () => {
  for (const link of [await linkOfRole(quoteId, 'receives'), await linkInMail()])
    expect(await refusal(`Mire: https://tienda.test${link}?a=1.`)).toBe('message_holds_secret');
  await yanet.call(api.writeAboutMyQuote, message(await linkOfRole(quoteId, 'pays')));
});

test('nor one about a verification, a wish about an offer, or a form without a script', async () => {
  await submitVerification(yanet);
  const [sent] = await yanet.call(api.listMyVerifications, {});
  const about = await yanet.refused(api.writeAboutMyVerification, message(code, sent?.id));
  expect(about.code).toBe('message_holds_secret');
  const offer = await sentOffer();
  await expect(customerAsksChange(offer, code)).rejects.toMatchObject({ status: 400 });
  const form = { persona: yanet.id, [textField]: code };
  const page = await postForm(`/my-quotes?ver=${quoteId}`, form, yanet);
  expect(await page.text()).toContain('un código de entrega');
});
