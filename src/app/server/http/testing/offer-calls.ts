import {
  type CallRows,
  figure,
  ids,
  offer,
  preset,
  presetId,
  quoteId,
  tariffId,
} from './authorization.ts';

const tokenOf = (path: string) => path.slice('/oferta/'.length);

export const offerCalls: CallRows = {
  'GET /api/quotes/:id/offers': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/offers/:number': {
    input: () => ({ params: { number: offer.number } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/offers/:number/accept': {
    input: () => ({
      params: { number: offer.number },
      body: { chosen: [], shown: 'a'.repeat(64), totalCents: 1000, name: 'Yanet' },
    }),
    // Another offer was shown.
    answers: [401, 409, 404, 404, 404],
  },
  'POST /api/offers/:number/decline': {
    input: () => ({ params: { number: offer.number }, body: { reason: 'Muy caro' } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/offers/:number/change': {
    input: () => ({ params: { number: offer.number }, body: { text: 'En rojo' } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/offers/:number/again': {
    input: () => ({ params: { number: offer.number }, body: {} }),
    // The offer has not expired.
    answers: [401, 409, 404, 404, 404],
  },
  'POST /api/offers/:number/seen': {
    input: () => ({ params: { number: offer.number }, body: {} }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/links/:token': {
    input: () => ({ params: { token: tokenOf(offer.paths.asks) } }),
    answers: [200, 200, 200, 200, 200],
  },
  'POST /api/links/:token/seen': {
    input: () => ({ params: { token: tokenOf(offer.paths.asks) }, body: {} }),
    // Staff must not look at it for a customer.
    answers: [200, 200, 200, 403, 403],
  },
  'GET /api/quotes/:id/links': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/links': {
    input: () => ({ params: { id: quoteId }, body: { role: 'pays' } }),
    answers: [401, 200, 404, 404, 404],
  },
  'DELETE /api/quotes/:id/links/:linkId': {
    input: () => ({ params: { id: quoteId, linkId: offer.linkId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'GET /api/admin/customers': {
    input: () => ({ query: { q: 'correo.test' } }),
    answers: [401, 403, 403, 200, 200],
  },
  // This one has an e-mail.
  'PUT /api/admin/quotes/:id/email': {
    input: () => ({ params: { id: quoteId }, body: { email: 'otra@correo.test', expected: null } }),
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/quotes': {
    input: () => ({
      body: {
        name: 'Lázaro Díaz',
        email: 'lazaro@correo.test',
        phone: null,
        whatsapp: null,
        province: 'HOL',
        language: 'es',
        items: [{ productId: ids.corolla, name: 'Corolla', quantity: 1 }],
        notes: null,
      },
    }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/quotes/:id/offers': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/offers': {
    input: () => ({ params: { id: quoteId }, body: {} }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/offers/:id': {
    input: () => ({
      params: { id: offer.draftId },
      body: {
        expected: 0,
        validUntil: '2030-12-31',
        language: 'es',
        note: null,
        lines: [],
        plan: [],
        estimates: [],
      },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/offers/:id': {
    input: () => ({ params: { id: offer.draftId }, body: { expected: 0 } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/offers/:id/send': {
    input: () => ({ params: { id: offer.draftId }, body: { expected: 0 } }),
    // The hold would be too long.
    answers: [401, 403, 403, 422, 422],
  },
  'POST /api/admin/offers/:id/withdraw': {
    input: () => ({ params: { id: offer.sentId }, body: { reason: 'No hay' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/offers/:id/undo': {
    input: () => ({ params: { id: offer.sentId }, body: { reason: 'No hay' } }),
    // Nobody has accepted the offer.
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/offers/:id/hold': {
    input: () => ({
      params: { id: offer.sentId },
      body: { until: '2030-01-01', reason: 'Paga el lunes' },
    }),
    // The offer is not accepted.
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/offers/:id/honour': {
    input: () => ({ params: { id: offer.sentId }, body: {} }),
    // The offer has not expired.
    answers: [401, 403, 403, 409, 409],
  },
  'GET /api/admin/quotes/:id/links': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/links': {
    input: () => ({ params: { id: quoteId }, body: { role: 'pays' } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/receives-link': {
    input: () => ({ params: { id: quoteId }, body: { seen: offer.receivesLinkId } }),
    // Nobody has proven this customer's address.
    answers: [401, 403, 403, 409, 409],
  },
  'DELETE /api/admin/quotes/:id/links/:linkId': {
    input: () => ({ params: { id: quoteId, linkId: offer.linkId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/offer-presets': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/offer-presets': {
    input: () => ({ body: preset }),
    answers: [401, 403, 403, 201, 201],
  },
  'PUT /api/admin/offer-presets/:id': {
    input: () => ({
      params: { id: presetId },
      body: { ...preset, expected: { ...preset, id: presetId } },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'DELETE /api/admin/offer-presets/:id': {
    input: () => ({
      params: { id: presetId },
      body: { expected: { ...preset, id: presetId } },
    }),
    answers: [401, 403, 403, 200, 200],
  },
  'GET /api/admin/quotes/:id/estimates': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/offers/:number/customs': {
    input: () => ({
      params: { number: offer.number },
      body: { id: offer.draftId, cents: 1000, answer: 'accepted' },
    }),
    // Customs named no price for it.
    answers: [401, 404, 404, 404, 404],
  },
  'POST /api/admin/offers/:id/customs': {
    input: () => ({
      params: { id: offer.sentId },
      body: { cents: 1000, namedOn: '2026-11-01', source: 'Aduana' },
    }),
    // Nobody has accepted the offer.
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/customs/:id/withdraw': {
    input: () => ({ params: { id: offer.draftId }, body: { reason: 'Era otro' } }),
    answers: [401, 403, 403, 404, 404],
  },
  'GET /api/admin/tariff': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/tariff': {
    input: () => ({ body: { ...figure, validFrom: '2026-11-02' } }),
    answers: [401, 403, 403, 403, 201],
  },
  'POST /api/admin/tariff/:id/void': {
    input: () => ({ params: { id: tariffId }, body: { reason: 'Era otra' } }),
    answers: [401, 403, 403, 403, 200],
  },
  'POST /api/links/:token/owner': {
    input: () => ({ params: { token: tokenOf(offer.paths.asks) }, body: {} }),
    // Nothing was ordered yet.
    answers: [401, 409, 409, 403, 403],
  },
  'GET /api/quotes/:id/owner': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 200, 404, 404, 404],
  },
  'POST /api/quotes/:id/owner': {
    input: () => ({ params: { id: quoteId }, body: { id: offer.draftId, agree: true } }),
    // Nobody asks for it.
    answers: [401, 409, 404, 404, 404],
    recent: true,
  },
  'GET /api/admin/quotes/:id/owner': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/owner': {
    input: () => ({
      params: { id: quoteId },
      body: { expected: { id: offer.draftId, agreedAt: null }, reason: null },
    }),
    // Nobody asks for it.
    answers: [401, 403, 403, 403, 409],
    recent: true,
  },
};
