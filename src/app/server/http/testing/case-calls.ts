import { newVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote } from '#features/requests/quotes/server/testing/quotes.ts';
import { shop } from '../../testing/test-shop.ts';
import { type CallRows, ids, ofMany, quoteId, reference, verification } from './authorization.ts';

const unseen = { seen: '00000000-0000-4000-8000-000000000000' };
/** What staff do with several cases at once. */
const onMany = (path: string, id: () => string): CallRows => ({
  [`POST ${path}/status/many`]: ofMany(() => ({
    id: id(),
    body: { status: 'approved', expected: 'pending', ...unseen },
  })),
  [`POST ${path}/messages/many`]: ofMany(() => ({ id: id(), body: { text: 'Hola', ...unseen } })),
  [`POST ${path}/undo/many`]: ofMany(() => ({ id: id(), body: { event: unseen.seen } })),
  [`POST ${path}/assignee/many`]: ofMany(() => ({
    id: id(),
    body: { personId: shop.as('agente').id, expected: null },
  })),
});

export const caseCalls: CallRows = {
  ...onMany('/api/admin/quotes', () => quoteId),
  ...onMany('/api/admin/verifications', () => verification.id),
  'POST /api/quotes': {
    input: () => ({ body: newQuote(ids) }),
    answers: [401, 201, 201, 201, 201],
  },
  'GET /api/quotes/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/quotes/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/quotes/:id/cotizacion.pdf': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/messages': {
    input: () => ({ params: { id: quoteId }, body: { text: '¿Hay fecha?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'POST /api/admin/quotes/:id/messages': {
    input: () => ({ params: { id: quoteId }, body: { text: 'El jueves.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/quotes': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/quotes/:id/status': {
    input: () => ({ params: { id: quoteId }, body: { status: 'en_revision' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/quotes/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/quotes.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/open-quotes': {
    input: () => ({ query: { products: ids.corolla } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/undo': {
    input: () => ({
      params: { id: quoteId },
      body: { event: '00000000-0000-4000-8000-000000000000' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'PATCH /api/admin/quotes/:id/assignee': {
    input: () => ({ params: { id: quoteId }, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/quotes/:id/follow-up': {
    input: () => ({ params: { id: quoteId }, body: { day: '2026-11-22', expected: null } }),
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/quotes/:id/viewing': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/contact': {
    input: () => ({ params: { id: quoteId }, body: { channel: 'phone' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'POST /api/admin/quotes/:id/codes': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/agents': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/quotes/made/:reference': {
    input: () => ({ params: { reference } }),
    answers: [401, 200, 404, 404, 404],
  },
  'PATCH /api/quotes/:id': {
    // Its firm offer says what is asked for now: the customer may ask for a change of that.
    input: () => ({ params: { id: quoteId }, body: { expected: 0, notes: 'Otra' } }),
    answers: [401, 409, 404, 404, 404],
  },
  'POST /api/quotes/:id/cancel': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/verifications/challenge': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/verifications/receipts/:uploadId': {
    input: () => ({ params: { uploadId: quoteId } }),
    answers: [200, 200, 200, 200, 200],
  },
  'PUT /api/verifications/receipts/:uploadId/:part': {
    input: () => ({ params: { uploadId: quoteId, part: '0' }, bytes: new Blob(['%PDF-']) }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/verifications': {
    input: () => ({ body: newVerification }),
    answers: [201, 201, 201, 201, 201],
  },
  'GET /api/verifications/sent/:token': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/verifications/user': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/verifications/:id': {
    input: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/resend': {
    input: () => ({ params: verification, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/verifications/:id/messages': {
    input: () => ({ params: verification, body: { text: '¿Qué falta?' } }),
    answers: [401, 201, 404, 404, 404],
  },
  'GET /api/verifications/:id/receipts/:receiptId': {
    input: () => ({ params: verification }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/admin/verifications': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications/:id': {
    input: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/verifications/:id/status': {
    input: () => ({ params: verification, body: { status: 'approved' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/messages': {
    input: () => ({ params: verification, body: { text: 'La segunda página.' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/verifications/:id/receipts/:receiptId': {
    input: () => ({ params: verification }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/verifications/stats': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/verifications.csv': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/verifications/:id/undo': {
    input: () => ({
      params: { id: verification.id },
      body: { event: '00000000-0000-4000-8000-000000000000' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'PATCH /api/admin/verifications/:id/assignee': {
    input: () => ({ params: verification, body: { personId: shop.as('agente').id } }),
    answers: [401, 403, 403, 200, 200],
  },
  'PATCH /api/admin/verifications/:id/follow-up': {
    input: () => ({ params: verification, body: { day: '2020-01-01', expected: null } }),
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/verifications/:id/viewing': {
    input: () => ({ params: verification, body: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/verifications/:id/deletion': {
    input: () => ({ params: verification, body: { reason: 'Insultos' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'POST /api/admin/verifications/:id/contact': {
    input: () => ({ params: verification, body: { channel: 'email' } }),
    answers: [401, 403, 403, 201, 201],
  },
};
