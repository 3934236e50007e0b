import { shop } from '../../testing/test-shop.ts';
import {
  type CallRows,
  ids,
  mailId,
  notice,
  noticeId,
  ofMany,
  onePixel,
  pictureHash,
  quoteId,
  reference,
  replyId,
  seen,
  synonymId,
} from './authorization.ts';
import { caseCalls } from './case-calls.ts';
import { exportCalls } from './export-calls.ts';
import { handoverCalls } from './handover-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { offerCalls } from './offer-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { shippingCalls } from './shipping-calls.ts';

const way = {
  point: { es: 'Mariel', en: 'Mariel' },
  onward: { es: 'Usted', en: 'You' },
  daysFrom: 1,
  daysTo: 2,
};
const synonym = () => ({ id: synonymId, word: 'zafra', meanings: ['nevera'] });
const reply = () => ({ id: replyId, title: 'Respuesta', textEs: 'Hola', textEn: 'Hello' });

export const calls: CallRows = {
  'GET /api/products': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/cart': { input: () => ({ query: {} }), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/choices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/products/:category/:slug': {
    input: () => ({ params: { category: 'automobiles', slug: 'corolla' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/company': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/offices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/deliveries': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'PUT /api/admin/deliveries/:id': {
    input: () => ({
      params: { id: 'HOL' },
      body: { ...way, expected: null },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/deliveries/:id': {
    input: () => ({
      params: { id: 'HOL' },
      body: { expected: { province: 'HOL', ...way } },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/pictures': {
    input: () => ({ bytes: new Blob([onePixel]) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/pictures/import': {
    input: () => ({ body: { address: `/pictures/${pictureHash}-320.webp` } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/products.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/products/import': {
    input: () => ({ bytes: new Blob(['name,category,price\nLuna,triciclos,1']) }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/many': ofMany(() => ({
    id: ids.corolla,
    body: { status: 'sold', expected: seen.corolla },
  })),
  'GET /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products': {
    input: () => ({ body: { name: 'Luna', category: 'triciclos', price: null } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla }, body: { price: '1' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/products/:id': {
    input: () => ({ params: { id: ids.corolla }, body: { expected: seen.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/products/:id/passport': {
    input: () => ({ params: { id: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PUT /api/admin/products/:id/passport': {
    input: () => ({ params: { id: ids.corolla }, body: { expected: {} } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PUT /api/admin/products/:id/passport/points': {
    input: () => ({ params: { id: ids.corolla }, body: { expected: {} } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PUT /api/admin/products/:id/passport/marks': {
    input: () => ({ params: { id: ids.corolla }, body: { marks: [], expected: { marks: [] } } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/products/:id/restore': {
    input: () => ({ params: { id: ids.borrado } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/notices': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/auth/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'PATCH /api/user/profile': {
    input: () => ({ body: { phone: '+5355555555' } }),
    answers: [401, 200, 200, 200, 200],
  },
  'GET /api/user/data': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/sessions': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/user/deletion': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  // This administrador is the last one.
  'DELETE /api/auth/delete-account': {
    input: () => ({}),
    answers: [401, 200, 200, 200, 409],
    recent: true,
  },
  'GET /api/admin/customers/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/customers/:id/merges': {
    input: () => ({
      params: { id: quoteId },
      body: { other: shop.as('other customer').id, expected: [] },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  // Nothing was merged.
  'DELETE /api/admin/customers/:id/merges/:merge': {
    input: () => ({ params: { id: quoteId, merge: quoteId } }),
    answers: [401, 403, 403, 409, 409],
  },
  'GET /api/admin/offers': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/offers/counts': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/find': {
    input: () => ({ query: { q: 'ana' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/changes': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/counts': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/today': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/dashboard': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/mails': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/mails/:id/retry': {
    input: () => ({ params: { id: mailId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/notices': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/counts': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/notices': {
    input: () => ({ body: notice }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId }, body: { ...notice, expected: seen.notice } }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/notices/:id': {
    input: () => ({ params: { id: noticeId }, body: { expected: seen.notice } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/team': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'PATCH /api/admin/team/:id/role': {
    input: () => ({ params: { id: shop.as('customer').id }, body: { role: 'agente' } }),
    answers: [401, 403, 403, 403, 200],
    recent: true,
  },
  'DELETE /api/admin/team/:id/sessions': {
    input: () => ({ params: { id: shop.as('customer').id } }),
    answers: [401, 403, 403, 403, 200],
    recent: true,
  },
  'GET /api/admin/audit': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/audit/choices': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/synonyms': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/synonyms': {
    input: () => ({ body: { word: 'zafa', meanings: ['nevera'] } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/synonyms/:id': {
    input: () => ({
      params: { id: synonymId },
      body: { word: 'zafado', meanings: ['nevera'], expected: synonym() },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/synonyms/:id': {
    input: () => ({ params: { id: synonymId }, body: { expected: synonym() } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/replies': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/replies': {
    input: () => ({ body: { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'PATCH /api/admin/replies/:id': {
    input: () => ({
      params: { id: replyId },
      body: {
        title: 'Otra',
        textEs: 'Hola',
        textEn: 'Hello',
        expected: reply(),
      },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/replies/:id': {
    input: () => ({ params: { id: replyId }, body: { expected: reply() } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/payment-instructions': {
    input: () => ({}),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/payment-instructions': {
    input: () => ({
      body: {
        way: quoteId,
        expected: 0,
        method: 'zelle',
        holder: 'Mariel',
        account: 'pagos@marielauto.example',
      },
    }),
    answers: [401, 403, 403, 403, 201],
    recent: true,
  },
  'POST /api/admin/payment-instructions/:id/decision': {
    input: () => ({ params: { id: quoteId }, body: { approve: true } }),
    answers: [401, 403, 403, 403, 404],
    recent: true,
  },
  'GET /api/check/channels': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'POST /api/check': {
    input: () => ({ body: { code: reference } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/offers/:number/oferta.pdf': {
    input: () => ({ params: { number: `${reference}-O9` } }),
    answers: [401, 404, 404, 404, 404],
  },
  'GET /api/links/:token/oferta.pdf': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [404, 404, 404, 404, 404],
  },
  ...caseCalls,
  ...offerCalls,
  ...moneyCalls,
  ...exportCalls,
  ...handoverCalls,
  ...reviewCalls,
  ...shippingCalls,
};
