import { type CallRows, quoteId } from './authorization.ts';

const review = () => ({ id: quoteId });
const staffAlone = [401, 403, 403, 404, 404];
const bossAlone = [401, 403, 403, 403, 404];

export const reviewCalls: CallRows = {
  'GET /api/reviews': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/links/:token/reviews': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'GET /api/quotes/:id/reviews': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/admin/reviews': {
    input: () => ({ query: {} }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/reviews/counts': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'GET /api/admin/reviews/:id': { input: () => ({ params: review() }), answers: staffAlone },
  'PUT /api/admin/reviews/:id/answer': {
    input: () => ({ params: review(), body: { text: 'Gracias', expected: null } }),
    answers: staffAlone,
  },
  'POST /api/admin/reviews/:id/hiding': {
    input: () => ({ params: review(), body: { reason: 'Insulta' } }),
    answers: bossAlone,
  },
  'DELETE /api/admin/reviews/:id/hiding': {
    input: () => ({ params: review() }),
    answers: bossAlone,
  },
};
