import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import { type CallRows, ofMany, quoteId, verification } from './authorization.ts';

const paid = { amount: '1,590.00', movedOn: '2026-11-20' };
const claimed = { amount: '1,590.00', paidOn: '2026-11-20', method: 'zelle', comment: '' };
const entry = () => ({ id: quoteId, entry: quoteId });

export const moneyCalls: CallRows = {
  'POST /api/admin/quotes/:id/payments': {
    input: () => ({ params: { id: quoteId }, body: paid }),
    // Cash has a key.
    answers: [401, 403, 403, 400, 400],
    recent: true,
  },
  'POST /api/admin/quotes/:id/entries/:entry/count': {
    input: () => ({ params: entry(), body: { amount: '500' } }),
    answers: [401, 403, 403, 404, 404],
    recent: true,
  },
  'POST /api/admin/quotes/:id/refunds': {
    input: () => ({
      params: { id: quoteId },
      body: { ...paid, method: 'zelle', paidTo: 'Ana', reason: 'Pagó de más' },
    }),
    // Nothing came in.
    answers: [401, 403, 403, 403, 409],
    recent: true,
  },
  'POST /api/admin/quotes/:id/refunds/:entry/confirmation': {
    input: () => ({ params: entry(), body: { amount: '500' } }),
    answers: [401, 403, 403, 404, 404],
    recent: true,
  },
  'DELETE /api/admin/quotes/:id/refunds/:entry': {
    input: () => ({ params: entry() }),
    answers: [401, 403, 403, 403, 404],
    recent: true,
  },
  'POST /api/admin/quotes/:id/credit': {
    input: () => ({
      params: { id: quoteId },
      body: { to: quoteId, amount: '200', reason: 'Lo pide' },
    }),
    // The address names the same order.
    answers: [401, 403, 403, 403, 409],
    recent: true,
  },
  'POST /api/admin/quotes/:id/plan-override': {
    input: () => ({
      params: { id: quoteId },
      body: { position: 0, lacksCents: 1, reason: 'Lo autoriza la familia' },
    }),
    // Nobody has accepted an offer.
    answers: [401, 403, 403, 403, 409],
    recent: true,
  },
  'GET /api/admin/waiting-money': {
    input: () => ({ query: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/reports': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/reports/collected.csv': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/reports/due.csv': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'GET /api/admin/reports/overdue.csv': { input: () => ({}), answers: [401, 403, 403, 403, 200] },
  'POST /api/admin/quotes/:id/entries/:entry/reversal': {
    input: () => ({ params: entry(), body: { reason: 'Era de otra cotización' } }),
    answers: [401, 403, 403, 403, 404],
    recent: true,
  },
  'POST /api/quotes/:id/pago': {
    input: () => ({ params: { id: quoteId }, body: claimed }),
    answers: [401, 409, 404, 404, 404],
  },
  'POST /api/links/:token/pago': {
    input: () => ({ params: { token: 'nada' }, body: claimed }),
    answers: [404, 404, 404, 404, 404],
  },
  // No order has anything to draw yet.
  'GET /api/quotes/:id/papeles/:paper': {
    input: () => ({ params: { id: quoteId, paper: accountStatementName }, query: {} }),
    answers: [401, 404, 404, 404, 404],
  },
  'GET /api/links/:token/papeles/:paper': {
    input: () => ({ params: { token: 'nada', paper: accountStatementName }, query: {} }),
    answers: [404, 404, 404, 404, 404],
  },
  'GET /api/admin/quotes/:id/papeles/:paper': {
    input: () => ({ params: { id: quoteId, paper: accountStatementName }, query: {} }),
    answers: [401, 403, 403, 404, 404],
  },
  // Nothing of it is on a ship.
  'GET /api/quotes/:id/embarque.pdf': {
    input: () => ({ params: { id: quoteId }, query: {} }),
    answers: [401, 404, 404, 404, 404],
  },
  'GET /api/links/:token/embarque.pdf': {
    input: () => ({ params: { token: 'nada' }, query: {} }),
    answers: [404, 404, 404, 404, 404],
  },
  'GET /api/admin/quotes/:id/embarque.pdf': {
    input: () => ({ params: { id: quoteId }, query: {} }),
    answers: [401, 403, 403, 404, 404],
  },
  'GET /api/admin/matching/accounts': {
    input: () => ({}),
    answers: [401, 403, 403, 200, 200],
  },
  'PUT /api/admin/matching/accounts/:id/columns': {
    input: () => ({
      params: { id: quoteId },
      body: {
        expected: null,
        day: 'Date',
        amount: 'Amount',
        description: 'Text',
        dayStyle: 'ymd',
        decimalStyle: 'point',
        separator: 'auto',
        encoding: 'auto',
      },
    }),
    // The id names no account of ours.
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/matching/accounts/:id/statements': {
    input: () => ({ params: { id: quoteId }, query: {}, bytes: new Blob(['a']) }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/matching/accounts/:id/lines': {
    input: () => ({
      params: { id: quoteId },
      body: { ...paid, description: 'ZELLE', nth: 1, reason: 'Es otra' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'GET /api/admin/matching/lines': {
    input: () => ({ query: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  // No line has this id.
  'GET /api/admin/matching/lines/:id': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/matching/lines/:id/payments': {
    input: () => ({
      params: { id: quoteId },
      body: { parts: [{ order: 'MA-TX-2026-000001', amount: '1' }] },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/matching/lines/payments/many': ofMany(() => ({
    id: quoteId,
    body: { parts: [{ order: 'MA-TX-2026-000001', amount: '1' }] },
  })),
  'POST /api/admin/matching/lines/:id/aside': {
    input: () => ({ params: { id: quoteId }, body: { reason: 'Intereses' } }),
    answers: [401, 403, 403, 404, 404],
  },
  'DELETE /api/admin/matching/lines/:id/aside': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/verifications/:id/payment': {
    input: () => ({
      params: verification,
      body: { ...paid, account: quoteId, reference: 'ZL-1', expected: 'rejected', quoteId },
    }),
    // The id names no account of ours.
    answers: [401, 403, 403, 400, 400],
  },
};
