import type pg from 'pg';
import { createSession } from '#platform/auth/session.ts';
import { request } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { overPool } from '#platform/database/database.ts';

export interface Customer {
  id: string;
  email: string;
  cookie: string;
  /** Makes a call as the browser does; throws ApiError, or what fetch throws. */
  call<Output, Input extends CallInput>(
    origin: string,
    call: Call<Output, Input>,
    input: Input,
  ): Promise<Output>;
  fetch(address: string, init?: RequestInit): Promise<Response>;
  with(headers: Record<string, string>): Customer;
}

/**
 * Opens an account and a session, as a sign-in does; `chosen` are further cookies of the browser.
 */
export async function admit(
  pool: pg.Pool,
  name: string,
  role = 'cliente',
  chosen = '',
): Promise<Customer> {
  const email = `${name}@correo.test`;
  const { rows } = await pool.query(
    `insert into person (issuer, subject, email, first_name, last_name, phone, whatsapp, role,
       email_verified)
     values ('https://id.test', $1, $2, 'Yanet', 'Pérez', '+5351234567', '+13055550142', $3, true)
     returning id`,
    [name, email, role],
  );
  const { id } = rows[0];
  const session = await createSession(overPool(pool), id, undefined);
  // Behind https a shop reads the second one.
  const cookie = ['', '__Host-'].map((mark) => `${mark}mariel-auto-session=${session}`).join('; ');
  return customerOf({ id, email }, { cookie: chosen ? `${cookie}; ${chosen}` : cookie });
}

function customerOf(who: { id: string; email: string }, carried: Record<string, string>): Customer {
  const send = (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(carried)) headers.set(name, value);
    return fetch(address, { ...init, headers });
  };
  return {
    ...who,
    cookie: carried.cookie ?? '',
    fetch: send,
    call: (origin, call, input) => request((path, init) => send(origin + path, init), call, input),
    with: (headers) => customerOf(who, { ...carried, ...headers }),
  };
}
