import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { registration } from '#platform/registration.ts';
import type { CurrentUser } from '../schema.ts';

/** The provider has verified another address of somebody who was here before. */
export interface NewAddress {
  person: CurrentUser;
  former: { email: string; verified: boolean };
}

/** What later subjects do then, in the transaction of the sign-in. */
export const onNewAddress =
  registration<(tx: Tx, config: Config, moved: NewAddress) => Promise<void>>('onNewAddress');
