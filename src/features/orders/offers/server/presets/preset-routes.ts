import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { presets } from './presets.ts';

export const presetRoutes: CallRoute[] = [
  serve(staffApi.listOfferPresets, async (_, { db }) => presets.list(db)),
  serve(staffApi.createOfferPreset, async ({ body, caller: { person } }, services) =>
    presets.create(services, person, body),
  ),
  serve(
    staffApi.updateOfferPreset,
    async ({ params: { id }, body, caller: { person } }, services) =>
      presets.update(services, person, id, body),
  ),
  serve(
    staffApi.deleteOfferPreset,
    async ({ params: { id }, body, caller: { person } }, services) =>
      presets.remove(services, person, id, body),
  ),
];
