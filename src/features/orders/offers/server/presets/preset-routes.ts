import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { OfferPreset, OfferPresetChange, OfferPresetForm } from '../../preset-schema.ts';
import { presets } from './presets.ts';

const errors = [offerErrors.presetNotFound];

export const presetRoutes: CallRoute[] = [
  serve(
    staffApi.listOfferPresets,
    { access: 'staff', response: z.array(OfferPreset) },
    async (_, { db }) => presets.list(db),
  ),
  serve(
    staffApi.createOfferPreset,
    { access: 'staff', body: OfferPresetForm, response: OfferPreset, status: 201 },
    async ({ body, caller: { person } }, services) => presets.create(services, person, body),
  ),
  serve(
    staffApi.updateOfferPreset,
    {
      access: 'staff',
      params: RecordId,
      body: OfferPresetChange,
      response: OfferPreset,
      errors: [...errors, accountErrors.changedMeanwhile],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      presets.update(services, person, id, body),
  ),
  serve(
    staffApi.deleteOfferPreset,
    {
      access: 'staff',
      params: RecordId,
      body: z.strictObject({ expected: OfferPreset }),
      response: OfferPreset,
      errors: [...errors, accountErrors.changedBeforeRemoval],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      presets.remove(services, person, id, body),
  ),
];
