import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { tariffErrors } from '../errors.ts';
import { TariffEntry, TariffForm, VoidTariffInput } from '../schema.ts';
import { enterTariff, voidTariff } from './change-tariff.ts';
import { listTariff } from './read-tariff.ts';

export const tariffRoutes: CallRoute[] = [
  serve(
    staffApi.listTariff,
    { access: 'staff', response: TariffEntry.array() },
    async (_, { db }) => listTariff(db),
  ),
  serve(
    staffApi.enterTariff,
    {
      access: 'administrador',
      body: TariffForm,
      response: TariffEntry.array(),
      status: 201,
      errors: [tariffErrors.there],
    },
    async ({ body, caller }, services) => {
      await enterTariff(services, caller.person, body);
      return listTariff(services.db);
    },
  ),
  serve(
    staffApi.voidTariff,
    {
      access: 'administrador',
      params: RecordId,
      body: VoidTariffInput,
      response: TariffEntry.array(),
      errors: [tariffErrors.notFound, tariffErrors.voided],
    },
    async ({ params: { id }, body: { reason }, caller }, services) => {
      await voidTariff(services, caller.person, { id, reason });
      return listTariff(services.db);
    },
  ),
];
