import { z } from 'zod';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#features/cases/schema.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import {
  EstimatePreset,
  EstimatePresetForm,
  OfferPreset,
  OfferPresetForm,
} from '../../preset-schema.ts';
import {
  deletePreset,
  listEstimatePresets,
  listOfferPresets,
  saveEstimatePreset,
  saveOfferPreset,
} from './presets.ts';

const errors = [offerErrors.presetNotFound];

/** What staff keep for new offers. */
export const presetRoutes: Route[] = [
  serve(
    staffApi.listOfferPresets,
    { access: 'staff', response: z.array(OfferPreset) },
    async (_, { db }) => listOfferPresets(db),
  ),
  serve(
    staffApi.createOfferPreset,
    { access: 'staff', body: OfferPresetForm, response: OfferPreset, status: 201 },
    async ({ body, caller: { person } }, { db }) => saveOfferPreset(db, person, body),
  ),
  serve(
    staffApi.updateOfferPreset,
    { access: 'staff', params: RecordId, body: OfferPresetForm, response: OfferPreset, errors },
    async ({ params: { id }, body, caller: { person } }, { db }) =>
      saveOfferPreset(db, person, body, id),
  ),
  serve(
    staffApi.deleteOfferPreset,
    { access: 'staff', params: RecordId, response: OfferPreset, errors },
    async ({ params: { id }, caller: { person } }, { db }) =>
      deletePreset<OfferPreset>(db, person, 'offer_preset', id),
  ),
  serve(
    staffApi.listEstimatePresets,
    { access: 'staff', response: z.array(EstimatePreset) },
    async (_, { db }) => listEstimatePresets(db),
  ),
  serve(
    staffApi.createEstimatePreset,
    { access: 'staff', body: EstimatePresetForm, response: EstimatePreset, status: 201 },
    async ({ body, caller: { person } }, { db }) => saveEstimatePreset(db, person, body),
  ),
  serve(
    staffApi.updateEstimatePreset,
    {
      access: 'staff',
      params: RecordId,
      body: EstimatePresetForm,
      response: EstimatePreset,
      errors,
    },
    async ({ params: { id }, body, caller: { person } }, { db }) =>
      saveEstimatePreset(db, person, body, id),
  ),
  serve(
    staffApi.deleteEstimatePreset,
    { access: 'staff', params: RecordId, response: EstimatePreset, errors },
    async ({ params: { id }, caller: { person } }, { db }) =>
      deletePreset<EstimatePreset>(db, person, 'estimate_preset', id),
  ),
];
