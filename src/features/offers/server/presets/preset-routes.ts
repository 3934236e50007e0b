import { z } from 'zod';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { OfferPreset, OfferPresetForm } from '../../preset-schema.ts';
import { deletePreset, listPresets, savePreset } from './presets.ts';

const errors = [offerErrors.presetNotFound];

export const presetRoutes: CallRoute[] = [
  serve(
    staffApi.listOfferPresets,
    { access: 'staff', response: z.array(OfferPreset) },
    async (_, { db }) => listPresets(db),
  ),
  serve(
    staffApi.createOfferPreset,
    { access: 'staff', body: OfferPresetForm, response: OfferPreset, status: 201 },
    async ({ body, caller: { person } }, { db }) => savePreset(db, person, { form: body }),
  ),
  serve(
    staffApi.updateOfferPreset,
    { access: 'staff', params: RecordId, body: OfferPresetForm, response: OfferPreset, errors },
    async ({ params: { id }, body, caller: { person } }, { db }) =>
      savePreset(db, person, { form: body, id }),
  ),
  serve(
    staffApi.deleteOfferPreset,
    { access: 'staff', params: RecordId, response: OfferPreset, errors },
    async ({ params: { id }, caller: { person } }, { db }) => deletePreset(db, person, id),
  ),
];
