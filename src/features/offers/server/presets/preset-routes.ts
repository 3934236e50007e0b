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
import { deletePreset, estimatePresets, listPresets, offerPresets, savePreset } from './presets.ts';

const errors = [offerErrors.presetNotFound];

/** What staff keep for new offers. */
export const presetRoutes: Route[] = [
  serve(
    staffApi.listOfferPresets,
    { access: 'staff', response: z.array(OfferPreset) },
    async (_, { db }) => listPresets(db, offerPresets),
  ),
  serve(
    staffApi.createOfferPreset,
    { access: 'staff', body: OfferPresetForm, response: OfferPreset, status: 201 },
    async ({ body, caller: { person } }, { db }) =>
      savePreset(db, person, offerPresets, { form: body }),
  ),
  serve(
    staffApi.updateOfferPreset,
    { access: 'staff', params: RecordId, body: OfferPresetForm, response: OfferPreset, errors },
    async ({ params: { id }, body, caller: { person } }, { db }) =>
      savePreset(db, person, offerPresets, { form: body, id }),
  ),
  serve(
    staffApi.deleteOfferPreset,
    { access: 'staff', params: RecordId, response: OfferPreset, errors },
    async ({ params: { id }, caller: { person } }, { db }) =>
      deletePreset(db, person, offerPresets, id),
  ),
  serve(
    staffApi.listEstimatePresets,
    { access: 'staff', response: z.array(EstimatePreset) },
    async (_, { db }) => listPresets(db, estimatePresets),
  ),
  serve(
    staffApi.createEstimatePreset,
    { access: 'staff', body: EstimatePresetForm, response: EstimatePreset, status: 201 },
    async ({ body, caller: { person } }, { db }) =>
      savePreset(db, person, estimatePresets, { form: body }),
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
      savePreset(db, person, estimatePresets, { form: body, id }),
  ),
  serve(
    staffApi.deleteEstimatePreset,
    { access: 'staff', params: RecordId, response: EstimatePreset, errors },
    async ({ params: { id }, caller: { person } }, { db }) =>
      deletePreset(db, person, estimatePresets, id),
  ),
];
