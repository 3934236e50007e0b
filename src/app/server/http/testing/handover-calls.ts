import { codeOfNumber } from '#features/shipping/handover/code.ts';
import { type CallRows, quoteId } from './authorization.ts';

const handed = { receivedBy: 'Ana', handedOn: '2026-01-01' };
const unit = () => ({ id: quoteId });
const nothing = [404, 404, 404, 404, 404];
const staffAlone = [401, 403, 403, 404, 404];

export const handoverCalls: CallRows = {
  'GET /api/handovers/:token': {
    input: () => ({ params: { token: 'nada' } }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/handovers/:token': {
    input: () => ({
      params: { token: 'nada' },
      body: { unitId: quoteId, code: codeOfNumber(1), ...handed },
    }),
    answers: nothing,
  },
  'POST /api/handovers/:token/acts': {
    input: () => ({
      params: { token: 'nada' },
      body: { unitId: quoteId, ...handed, photos: [{ uploadId: quoteId, parts: 1 }] },
    }),
    answers: nothing,
  },
  'GET /api/handovers/:token/units/:id/acta-para-firmar.pdf': {
    input: () => ({ params: { token: 'nada', ...unit() }, query: {} }),
    answers: nothing,
  },
  'POST /api/admin/signed-acts/:actId': {
    input: () => ({ params: { actId: quoteId }, body: { accepted: true } }),
    answers: staffAlone,
  },
  'GET /api/admin/signed-acts/:actId/photos/:position': {
    input: () => ({ params: { actId: quoteId, position: '0' } }),
    answers: staffAlone,
  },
  'GET /api/admin/units/:id/acta-para-firmar.pdf': {
    input: () => ({ params: unit(), query: {} }),
    answers: staffAlone,
  },
  'GET /api/quotes/:id/handovers': {
    input: () => ({ params: unit() }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/units/:id/acta.pdf': {
    input: () => ({ params: unit(), query: {} }),
    answers: [401, 404, 404, 404, 404],
  },
  'GET /api/links/:token/units/:id/acta.pdf': {
    input: () => ({ params: { token: 'nada', ...unit() }, query: {} }),
    answers: nothing,
  },
  'GET /api/admin/units/:id/acta.pdf': {
    input: () => ({ params: unit(), query: {} }),
    answers: staffAlone,
  },
  'GET /api/admin/handovers': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/handover-links': {
    input: () => ({ body: { label: 'Ramón', units: [quoteId], days: 7 } }),
    answers: staffAlone,
  },
  'DELETE /api/admin/handover-links/:linkId': {
    input: () => ({ params: { linkId: quoteId } }),
    answers: staffAlone,
  },
  'POST /api/admin/units/:id/handover-code': {
    input: () => ({ params: unit(), body: { renewals: 0 } }),
    answers: staffAlone,
  },
  'POST /api/admin/units/:id/handover': {
    input: () => ({ params: unit(), body: { ...handed, reason: 'Sin batería' } }),
    answers: [401, 403, 403, 403, 404],
    recent: true,
  },
};
