import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { changeColumns, see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { recipientColumns } from '#features/requests/quotes/server/store.ts';
import type { StaffOffer } from '../schema.ts';
import {
  acceptance,
  history,
  linkInMail,
  linkOfRole,
  own,
  postForm,
  sentOffer,
  textAt,
} from './testing/offers.ts';

setUpQuoteShop();

let offer: StaffOffer;
let path: string;
let quoteId: string;
beforeEach(async () => {
  offer = await sentOffer();
  path = await linkInMail();
  quoteId = (await own(offer)).quoteId ?? '';
});

const rosa = { name: 'Rosa Díaz', phone: '+5351234567', address: 'Calle 3 n.º 12' };
const read = () => yanet.call(api.findMyQuote, { params: { id: quoteId } });
const valueIn = (page: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="${name}"`)
    .exec(page)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** The form of the page that asks for the confirmation, as a browser fills it. */
async function form(typed: Record<string, string>): Promise<Record<string, string>> {
  const page = await textAt(`${path}/aceptar`);
  const names = ['oferta', 'opciones', 'visto', 'total', 'nombre'];
  const rendered = names.map((name) => [name, valueIn(page, name)]);
  return { accion: 'aceptar', ...Object.fromEntries(rendered), ...typed };
}

/** Who receives it, as the quotation has it by now. */
const receives = (address: string, province: 'CMG' | null = null) =>
  changeColumns(quoteId, recipientColumns({ ...rosa, address, province }));

describe('before an offer is accepted who receives it is asked again', () => {
  test('the answer stands in the quotation, for the customer and for staff', async () => {
    const params = { number: offer.number };
    await yanet.call(api.acceptMyOffer, {
      params,
      body: { ...acceptance(offer), recipient: { ...rosa, phone: '5 123 4567' } },
    });
    const recipient = { ...rosa, province: null };
    // Whoever still sees the former values may not overwrite it after staff undo this.
    expect(await read()).toMatchObject({ recipient, revision: 1 });
    expect((await see(quoteId)).recipient).toEqual(recipient);
    const said = 'Recibe: Rosa Díaz, +53 5 123 4567, Calle 3 n.º 12.';
    expect((await history(quoteId)).slice(-3)).toMatchObject([
      { kind: 'amended', note: said },
      { kind: 'offer_accepted' },
      { kind: 'moved' },
    ]);
    // Accepted already, so later answers change nothing.
    const late = { ...acceptance(offer), recipient: { ...rosa, name: 'Otra' } };
    await yanet.call(api.acceptMyOffer, { params, body: late });
    expect((await read()).recipient).toEqual(recipient);
  });

  test('a program that says nothing of it leaves it as it was', async () => {
    await yanet.call(api.acceptMyOffer, {
      params: { number: offer.number },
      body: acceptance(offer),
    });
    expect((await read()).recipient).toBeNull();
    expect((await history(quoteId)).map(({ kind }) => kind)).not.toContain('amended');
  });

  test('by the link without JavaScript: a wrong form comes back, a right one is accepted', async () => {
    const typed = {
      'recipient.name': rosa.name,
      'recipient.phone': '12',
      'recipient.address': rosa.address,
    };
    const refused = await postForm(`${path}/aceptar`, await form(typed));
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('Quién recibe en Cuba');
    expect(page).toContain(rosa.address);
    expect(valueIn(page, 'recipient.name')).toBe(rosa.name);
    expect((await own(offer)).offer?.state).toBe('sent');
    const mended = await form({ ...typed, 'recipient.phone': rosa.phone });
    expect((await postForm(`${path}/aceptar`, mended)).status).toBe(303);
    expect((await read()).recipient).toEqual({ ...rosa, province: null });
  });

  test('is filled in with what was said before, and its province stays', async () => {
    await receives(rosa.address, 'CMG');
    const page = await textAt(`${path}/aceptar`);
    expect(valueIn(page, 'recipient.name')).toBe(rosa.name);
    expect(page).toContain(rosa.address);
    const typed = { 'recipient.name': 'Iris', 'recipient.phone': '', 'recipient.address': '' };
    expect((await postForm(`${path}/aceptar`, await form(typed))).status).toBe(303);
    expect((await read()).recipient).toEqual({
      name: 'Iris',
      phone: null,
      address: null,
      province: 'CMG',
    });
  });

  test('left as it was rendered it brings back nothing that was changed meanwhile', async () => {
    await receives('Calle 3');
    const page = await textAt(`${path}/aceptar`);
    const rendered = await form({
      'quien-recibe': valueIn(page, 'quien-recibe'),
      'recipient.name': rosa.name,
      'recipient.phone': rosa.phone,
      'recipient.address': 'Calle 3',
    });
    await receives('Calle 9');
    expect((await postForm(`${path}/aceptar`, rendered)).status).toBe(303);
    expect((await read()).recipient).toMatchObject({ name: rosa.name, address: 'Calle 9' });
  });

  test('links to pay and to receive show nothing of it', async () => {
    for (const role of ['pays', 'receives'] as const) {
      const token = (await linkOfRole(quoteId, role)).split('/').at(-1) ?? '';
      const opened = await yanet.call(api.openLink, { params: { token } });
      expect(opened).toMatchObject({ closed: false, page: { role, recipient: null } });
    }
  });
});
