import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { drawnForField } from '#features/accounts/drawn-for.ts';
import type { Redraw, Visitor } from '#features/accounts/server/serve.ts';
import { languageOf } from '#features/accounts/server/visit.ts';
import { limits } from '#limits.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { AppError, commonErrors, isOutage, toAppError } from '#platform/http/errors.ts';
import { networkOf, networksOf } from '#platform/http/networks.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { check } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import type { PostedForm } from '#web/page.ts';
import { verificationErrors } from '../errors.ts';
import { honeypotField, mostReceipts, receiptField, sentKey, textFields } from '../posted.ts';
import { NewVerification } from '../schema.ts';
import {
  createVerification,
  hashOf,
  type Sending,
  type SendingKey,
} from './create-verification.ts';
import { formMemory, readForm, type SentForm } from './read-form.ts';
import { refuseTrapped } from './routes.ts';
import { tokenOf } from './sent-token.ts';
import type { ReceiptSource } from './write-receipts.ts';

const path = '/verify';

/** Twice the same content within this time is one ticket. */
const sameWithin = 10 * 60_000;

/** The form of the page as it is sent without JavaScript (see `posted.ts`). */
export function postedFormRoute(
  services: Services,
  visit: (context: Context) => Promise<Visitor>,
  redraw: Redraw,
): Hono {
  const app = new Hono();
  app.post(path, async (context) => {
    let language = languageOf(context, services.config);
    let form: SentForm | undefined;
    const memory = formMemory(networksOf(callerAddress(context, services.config.trustedProxies)));
    try {
      const visitor = await visit(context);
      language = visitor.language;
      await consumeLimit(services.db, limits.verificationForm, networksOf(visitor.address));
      form = await readForm(context.req.raw, memory);
      if (form.cut === 'no-room') {
        throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '60' } });
      }
      const drawnFor = form.texts[drawnForField];
      if (drawnFor && drawnFor !== visitor.person?.id) {
        // What one person typed is not shown to another who has signed in since.
        if (visitor.person) form = nothingRead;
        throw new AppError(commonErrors.otherSession);
      }
      const { ticketId } = await createVerification(services, await sendingOf(form, visitor));
      const token = encodeURIComponent(await tokenOf(services.db, ticketId));
      context.header('cache-control', 'no-store');
      return context.redirect(`${path}?${sentKey}=${token}`, 303);
    } catch (error) {
      if (!(error instanceof AppError || isOutage(error))) throw error;
      const appError = toAppError(error);
      // What was typed must not be lost, though nobody was counted or somebody sends too much.
      form ??= await readForm(context.req.raw, memory).catch(() => undefined);
      return await redraw(context, postedForm(form ?? nothingRead, appError, language), appError);
    } finally {
      memory.release();
    }
  });
  return app;
}

async function sendingOf(form: SentForm, visitor: Visitor): Promise<Sending> {
  const { person, language, address } = visitor;
  if (form.cut === 'too-large') throw refused('receiptTooLarge', visitor);
  if (form.cut === 'too-many' || form.files.length > mostReceipts)
    throw refused('tooManyReceipts', visitor);
  refuseTrapped(form.texts[honeypotField]);
  const typed = Object.fromEntries(textFields.map((name) => [name, form.texts[name] ?? '']));
  const { verificationCode, email, whatsapp, quoteReference, comment } = check(
    NewVerification,
    typed,
    language,
  );
  const said = { verificationCode, email, whatsapp, quoteReference, comment };
  const receipts: ReceiptSource[] = [];
  for (const file of form.files) receipts.push(await fromFile(file));
  const key = keyOf(hashOf({ said, receipts }), visitor);
  return { person, language, address, said, receipts, key };
}

/** Read again when its turn comes: a copy for each of those that wait would fill the memory. */
async function fromFile(file: File): Promise<ReceiptSource> {
  const read = async () => Buffer.from(await file.arrayBuffer());
  return {
    name: createHash('sha256')
      .update(await read())
      .digest('hex'),
    read,
  };
}

/**
 * The page is the same for everyone, so it brings no key. Same content from the same person or
 * network gives the same one for ten minutes, and the one before still counts.
 */
function keyOf(hash: string, { person, address }: Visitor): SendingKey {
  const who = person?.id ?? networkOf(address);
  const content = createHash('sha256').update(`${who} ${hash}`).digest('hex');
  const now = Date.now();
  const period = Math.floor(now / sameWithin);
  return {
    name: `form-${content}-${period}`,
    earlier: { name: `form-${content}-${period - 1}`, since: new Date(now - sameWithin) },
  };
}

function refused(why: 'receiptTooLarge' | 'tooManyReceipts', { language }: Visitor): AppError {
  const kind = verificationErrors[why];
  return new AppError(kind, { fields: { [receiptField]: kind.message[language] } });
}

const nothingRead: SentForm = { texts: {}, files: [] };

function postedForm({ texts }: SentForm, appError: AppError, language: Language): PostedForm {
  const shown = [...textFields, honeypotField];
  return {
    values: Object.fromEntries(
      shown.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])),
    ),
    // 'receipts.1' and the like stand under the field of the files.
    fields: Object.fromEntries(
      Object.entries(appError.fields ?? {}).map(([name, text]) => [
        name.replace(/\.\d+$/, ''),
        text,
      ]),
    ),
    message: appError.kind.message[language],
  };
}
