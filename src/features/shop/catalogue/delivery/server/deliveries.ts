import {
  type ProvinceCode,
  provinceCodes,
  provinceName,
} from '#features/company/provinces/provinces.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { removeSeen, writeSeen } from '#features/people/accounts/server/seen-change.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { changeCatalogue } from '../../server/changes.ts';
import type { Delivery, DeliveryChange } from '../schema.ts';

export async function readDeliveries(db: Database): Promise<Delivery[]> {
  const rows = await db.selectFrom('province_delivery').selectAll().execute();
  return rows
    .map((row) => ({
      province: row.province,
      point: { es: row.point_es, en: row.point_en },
      onward: { es: row.onward_es, en: row.onward_en },
      daysFrom: row.days_from,
      daysTo: row.days_to,
    }))
    .toSorted((one, other) => positionOf(one.province) - positionOf(other.province));
}

const positionOf = (province: ProvinceCode) => provinceCodes.indexOf(province);

interface ProvinceChange {
  agent: CurrentUser;
  province: ProvinceCode;
}

/** Throws AppError: another than the agent saw. */
export function saveDelivery(
  services: Services,
  { agent, province }: ProvinceChange,
  { expected, ...form }: DeliveryChange,
): Promise<void> {
  const { point, onward, daysFrom, daysTo } = form;
  return changeCatalogue(services, async (tx) => {
    await writeSeen(tx, `delivery ${province}`, {
      expected,
      read: () => readDelivery(tx, province),
      write: () => writeDeliveries(tx, [{ province, ...form }]),
    });
    const subject = { kind: 'delivery', id: province, name: provinceName(province) };
    await writeAudit(tx, agent, 'delivery.update', subject, {
      point: point.es,
      onward: onward.es,
      days: `${daysFrom}–${daysTo}`,
    });
  });
}

export async function writeDeliveries(tx: Tx, deliveries: readonly Delivery[]): Promise<void> {
  for (const { province, point, onward, daysFrom, daysTo } of deliveries) {
    const row = {
      point_es: point.es,
      point_en: point.en,
      onward_es: onward.es,
      onward_en: onward.en,
      days_from: daysFrom,
      days_to: daysTo,
    };
    await tx
      .insertInto('province_delivery')
      .values({ province, ...row })
      .onConflict((conflict) => conflict.column('province').doUpdateSet(row))
      .execute();
  }
}

/** Throws AppError: another than the agent saw. */
export function removeDelivery(
  services: Services,
  { agent, province }: ProvinceChange,
  { expected }: { expected: Delivery },
): Promise<void> {
  return changeCatalogue(services, (tx) =>
    removeSeen(tx, `delivery ${province}`, {
      expected,
      read: () => readDelivery(tx, province),
      async remove() {
        await tx.deleteFrom('province_delivery').where('province', '=', province).execute();
        await writeAudit(tx, agent, 'delivery.delete', {
          kind: 'delivery',
          id: province,
          name: provinceName(province),
        });
      },
    }),
  );
}

async function readDelivery(tx: Tx, province: ProvinceCode): Promise<Delivery | undefined> {
  return (await readDeliveries(tx)).find((each) => each.province === province);
}
