import { type CallRows, ofMany, quoteId } from './authorization.ts';

const params = { id: '00000000-0000-4000-8000-000000000000' };
const scan = () => ({ params: { ...params, scan: quoteId } });

export const exportCalls: CallRows = {
  'GET /api/admin/units/:id/export-file': {
    input: () => ({ params }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/units/:id/export-file/papers': {
    input: () => ({ params, body: { item: 'aes', expected: 0, itn: 'X20261101000123' } }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/units/export-file/papers/many': ofMany(() => ({
    ...params,
    body: { item: 'aes', expected: 0, itn: 'X20261101000123' },
  })),
  'GET /api/admin/voyages/:id/papers': {
    input: () => ({ params }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/units/:id/export-file/withdrawal': {
    input: () => ({ params, body: { item: 'aes', expected: 1, note: 'Era de otro' } }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/units/:id/export-file/scans': {
    input: () => ({ params, query: { item: 'title' }, bytes: new Blob(['a']) }),
    answers: [401, 403, 403, 404, 404],
  },
  'GET /api/admin/units/:id/export-file/scans/:scan': {
    input: scan,
    answers: [401, 403, 403, 404, 404],
  },
  'DELETE /api/admin/units/:id/export-file/scans/:scan': {
    input: scan,
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/units/:id/export-file/authority': {
    input: () => ({
      params,
      body: { expected: 0, kind: 'exception', text: '15 CFR 740.21', source: 'Dictamen' },
    }),
    answers: [401, 403, 403, 404, 404],
  },
  'POST /api/admin/units/export-file/authority/many': ofMany(() => ({
    ...params,
    body: { expected: 0, kind: 'exception', text: '15 CFR 740.21', source: 'Dictamen' },
  })),
  'POST /api/admin/units/:id/export-file/override': {
    input: () => ({ params, body: { items: ['aes'], reason: 'Ya' } }),
    answers: [401, 403, 403, 403, 404],
    recent: true,
  },
  'GET /api/admin/export-requirements': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/export-requirements': {
    input: () => ({
      body: {
        category: 'automobiles',
        item: 'lien',
        // Somebody else wrote that version.
        expected: 9,
        required: true,
        scan: false,
        validFrom: '2030-01-01',
        source: 'Dictamen',
      },
    }),
    answers: [401, 403, 403, 403, 409],
    recent: true,
  },
  'GET /api/admin/screening': { input: () => ({}), answers: [401, 403, 403, 200, 200] },
  'POST /api/admin/screening/lists': {
    input: () => ({
      query: { name: 'lista.csv', listedOn: '2026-11-20', dryRun: '1' },
      bytes: new Blob(['a']),
    }),
    answers: [401, 403, 403, 200, 200],
    recent: true,
  },
  'POST /api/admin/screening/lists/:id/decision': {
    input: () => ({ params, body: { accept: true } }),
    answers: [401, 403, 403, 404, 404],
    recent: true,
  },
  'POST /api/admin/screening/:id/clearing': {
    input: () => ({ params, body: { reason: 'Otra fecha' } }),
    answers: [401, 403, 403, 404, 404],
  },
  'GET /api/admin/quotes/:id/screening': {
    input: () => ({ params: { id: quoteId } }),
    answers: [401, 403, 403, 200, 200],
  },
  'POST /api/admin/quotes/:id/screening': {
    input: () => ({ params: { id: quoteId } }),
    // No list was imported.
    answers: [401, 403, 403, 409, 409],
  },
  'POST /api/admin/quotes/:id/payers': {
    input: () => ({ params: { id: quoteId }, body: { name: 'Luis Ruiz' } }),
    answers: [401, 403, 403, 201, 201],
  },
};
