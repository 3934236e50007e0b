import type { Selectable } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database, Tables } from '#platform/database/database.ts';

export function createRecordAdapter(db: Database, model: string): Adapter {
  const find = async (column: 'id' | 'uid' | 'user_code', value: string) => {
    const row = await db
      .selectFrom('idp_record')
      .selectAll()
      .where('model', '=', model)
      .where(column, '=', value)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', new Date())]))
      .executeTakeFirst();
    return row && payloadOf(row);
  };
  return {
    async upsert(id, payload, expiresIn) {
      const row = rowOf(payload, expiresIn);
      await db
        .insertInto('idp_record')
        .values({ model, id, ...row })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
        .execute();
    },
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    findByUserCode: (code) => find('user_code', code),
    async consume(id) {
      const consumption = db.updateTable('idp_record').set({ consumed_at: new Date() });
      await consumption.where('model', '=', model).where('id', '=', id).execute();
    },
    async destroy(id) {
      const deletion = db.deleteFrom('idp_record').where('model', '=', model);
      await deletion.where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('idp_record').where('grant_id', '=', grantId).execute();
    },
  };
}

export async function purgeRecords(db: Database): Promise<void> {
  await db.deleteFrom('idp_record').where('expires_at', '<', new Date()).execute();
}

function rowOf(payload: AdapterPayload, expiresIn: number | undefined) {
  return {
    payload: JSON.stringify(payload),
    grant_id: payload.grantId ?? null,
    user_code: payload.userCode ?? null,
    uid: payload.uid ?? null,
    expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
  };
}

function payloadOf(row: Selectable<Tables['idp_record']>): AdapterPayload {
  const { payload, consumed_at } = row;
  return consumed_at ? { ...payload, consumed: Math.floor(consumed_at.getTime() / 1000) } : payload;
}
