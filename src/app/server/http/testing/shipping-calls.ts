import { type CallRows, ofMany, quoteId, sailing, voyageId } from './authorization.ts';

/** Nothing was accepted, so no unit has this id. */
const unit = () => ({ params: { id: quoteId } });
const photo = () => ({ params: { id: quoteId, photo: quoteId, width: '320' } });
const voyage = () => ({ params: { id: voyageId } });
const none = [401, 403, 403, 404, 404];
const staff = [401, 403, 403, 200, 200];
const boss = [401, 403, 403, 403, 200];

const { departsOn: _, arrivesOn: __, ...facts } = sailing;
const durations = { category: 'automobiles', port: null, province: 'HOL' };
const days = {
  ...{ bought: 1, warehouse: 1, shipped: 1, in_mariel: 1 },
  ...{ customs: 1, ready: 1, delivered: 1 },
};

export const shippingCalls: CallRows = {
  'GET /api/on-time': { input: () => ({}), answers: [200, 200, 200, 200, 200] },
  'GET /api/moving': { input: () => ({}), answers: [401, 200, 200, 200, 200] },
  'GET /api/quotes/:id/photos/:photo/:width': { input: photo, answers: [401, 404, 404, 404, 404] },
  'GET /api/links/:token/photos/:photo/:width': {
    input: () => ({ params: { token: 'x', photo: quoteId, width: '320' } }),
    answers: [404, 404, 404, 404, 404],
  },
  'GET /api/admin/units/:id/photos/:photo/:width': { input: photo, answers: none },
  'GET /api/admin/units': { input: () => ({ query: {} }), answers: staff },
  'GET /api/admin/quotes/:id/units': { input: unit, answers: staff },
  'GET /api/admin/units/:id': { input: unit, answers: none },
  'PUT /api/admin/units/:id': {
    input: () => ({
      ...unit(),
      body: { expected: 0, identifier: 'VIN-1', titleNumber: '', titleState: '' },
    }),
    answers: none,
  },
  'POST /api/admin/units/many': ofMany(() => ({
    id: unit().params.id,
    body: { expected: 0, identifier: 'VIN-1', titleNumber: '', titleState: '' },
  })),
  'POST /api/admin/units/:id/changes': {
    input: () => ({ ...unit(), body: { kind: 'note', cause: 'Hola' } }),
    answers: none,
  },
  'POST /api/admin/units/changes/many': ofMany(() => ({
    id: unit().params.id,
    body: { kind: 'note', cause: 'Hola' },
  })),
  'POST /api/admin/units/:id/photos': {
    input: () => ({ ...unit(), query: { stage: 'bought' }, bytes: new Blob(['foto']) }),
    answers: none,
  },
  'DELETE /api/admin/units/:id/photos/:photo': {
    input: () => ({ params: { id: quoteId, photo: quoteId } }),
    answers: none,
  },
  'GET /api/admin/voyages': { input: () => ({}), answers: staff },
  'POST /api/admin/voyages': {
    input: () => ({ body: { ...sailing, number: '2' } }),
    answers: [401, 403, 403, 201, 201],
  },
  'GET /api/admin/voyages/:id': { input: voyage, answers: staff },
  'PUT /api/admin/voyages/:id': {
    input: () => ({ ...voyage(), body: { ...facts, expected: 0 } }),
    answers: staff,
  },
  'POST /api/admin/voyages/:id/units': {
    input: () => ({ ...voyage(), body: { units: [quoteId] } }),
    answers: none,
  },
  'DELETE /api/admin/voyages/:id/units/:unit': {
    input: () => ({ params: { id: voyageId, unit: quoteId } }),
    answers: staff,
  },
  'POST /api/admin/voyages/:id/entries': {
    input: () => ({ ...voyage(), body: { kind: 'note', expected: 0, cause: 'x' }, query: {} }),
    answers: staff,
  },
  'GET /api/admin/durations': { input: () => ({}), answers: boss },
  'PUT /api/admin/durations': {
    input: () => ({ body: { ...durations, days, expected: null } }),
    answers: boss,
  },
  'POST /api/admin/durations/removal': {
    input: () => ({ body: { ...durations, expected: days } }),
    answers: boss,
  },
};
