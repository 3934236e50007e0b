import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { presets } from './presets.ts';

export const presetRoutes: CallRoute[] = [
  serve(staffApi.listOfferPresets, presets.list),
  serve(staffApi.createOfferPreset, presets.create),
  serve(staffApi.updateOfferPreset, presets.update),
  serve(staffApi.deleteOfferPreset, presets.remove),
];
