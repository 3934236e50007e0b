import { sql } from 'kysely';
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import { keepAllStages } from '#features/orders/order/server/order-stages.ts';
import { inviteReviewers } from '#features/orders/reviews/server/invite.ts';
import { demoPeople } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import { saveContact } from '#features/people/accounts/server/people.ts';
import { noticeSilence } from '#features/shipping/units/server/notice-silence.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';
import { createSignIn } from '#platform/auth/sign-in.ts';
import { request } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import { claim, settle } from '#platform/jobs/outbox-rows.ts';
import { createMailer } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { dayMs } from '#platform/time/durations.ts';
import type { Assets } from '#web/server/assets.ts';
import type { DemoPerson } from '../../../../demo/families.ts';
import { createApp } from '../http/app.ts';
import { jobHandlers } from '../start/job-handlers.ts';
import { admit } from './admit.ts';
import { setClock } from './story-clock.ts';

const atOnceMs = 60_000;

export type StoryShop = ReturnType<typeof openStoryShop>;

/** The whole shop in this process, asked without a line: its people act by its own calls, at any past moment. */
export function openStoryShop(services: Services, assets: Assets, people: readonly DemoPerson[]) {
  const { db, config } = services;
  const app = createApp(services, assets, createSignIn(services, undefined));
  const handlers = jobHandlers(
    services,
    createMailer({ ...config, smtpUrl: undefined }, services.log),
  );
  const ids = new Map<string, string>();
  const signIns = new Map<string, { at: number; cookie: string }>();

  async function send(path: string, init: RequestInit = {}, who?: string): Promise<Response> {
    const headers = new Headers(init.headers);
    if (who) headers.set('cookie', await signedIn(who));
    return app.request(config.publicUrl + path, { ...init, headers });
  }

  /** For what somebody does at once. Later they sign in again. */
  async function signedIn(who: string): Promise<string> {
    const known = signIns.get(who);
    if (known && Date.now() - known.at < atOnceMs) return known.cookie;
    const session = await createSession(db, idOf(who), undefined, new Date());
    const cookie = `${sessionCookie(config).name}=${session}`;
    signIns.set(who, { at: Date.now(), cookie });
    return cookie;
  }

  function idOf(who: string): string {
    const id = ids.get(who);
    if (!id) throw new Error(`${who} has never come`);
    return id;
  }

  /** Signs somebody in for the first time, with their phone. */
  async function comes(who: string): Promise<void> {
    const person = personIn(who);
    const { email, phone, language = 'es' } = person;
    const known = demoPeople.find((each) => each.email === email);
    const subject = known?.subject ?? `demo-${who}`;
    const { id } = await admit(services, { ...person, subject }, language);
    ids.set(who, id);
    await saveContact(db, id, { phone, whatsapp: phone });
  }

  const personIn = (who: string): DemoPerson => {
    const found = people.find(({ name }) => name === who);
    if (!found) throw new Error(`nobody is called ${who}`);
    return found;
  };

  /** Does what is due now, as the worker would. */
  async function work(): Promise<void> {
    for (;;) {
      const job = await claim(db, Object.keys(handlers), 600_000);
      if (!job) return;
      await handlers[job.topic]?.(job, new AbortController().signal);
      await settle(db, job, {});
    }
  }

  async function nextJob(before: Date): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date }>`
      select run_after as at from outbox where done_at is null and run_after < ${before}
      order by run_after limit 1`.execute(db);
    return rows[0]?.at;
  }

  /** Lets time pass until a moment: what was due meanwhile is done when it was due. */
  async function passUntil(moment: Date): Promise<void> {
    for (;;) {
      const tomorrow = new Date(Math.floor(Date.now() / dayMs + 1) * dayMs);
      const stop = tomorrow < moment ? tomorrow : moment;
      for (let at = await nextJob(stop); at; at = await nextJob(stop)) {
        if (at.getTime() > Date.now()) setClock(at);
        await work();
      }
      if (stop.getTime() > Date.now()) setClock(stop);
      if (stop === moment) return;
      for (const daily of [lapseHolds, noticeSilence, inviteReviewers]) await daily(services);
    }
  }

  return {
    services,
    comes,
    idOf,
    work,
    passUntil,
    keepStages: () => keepAllStages(services),
    emailOf: (who: string) => personIn(who).email,
    phoneOf: (who: string) => personIn(who).phone,
    fullNameOf(who: string): string {
      const { firstName, lastName } = personIn(who);
      return `${firstName} ${lastName}`;
    },
    /** Throws ApiError. Nobody: somebody without an account. */
    call: <Output, Input extends CallInput>(
      who: string | undefined,
      call: Call<Output, Input>,
      input: Input,
    ): Promise<Output> => request((path, init) => send(path, init, who), call, input),
  };
}
