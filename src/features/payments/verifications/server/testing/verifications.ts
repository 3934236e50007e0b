import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { api } from '#api.ts';
import type { Client } from '#app/server/testing/test-shop.ts';
import { partSize } from '#features/requests/uploads/upload-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { mailTopic } from '#platform/mail/mail.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { solve } from '../../proof.ts';
import type { NewVerification } from '../../schema.ts';

export const newVerification: NewVerification = {
  verificationCode: 'MA-VER-20261120-7K4Q',
  email: 'yanet@correo.test',
  whatsapp: '5 123 4567',
  quoteReference: 'ma-tx-2026-000001',
  comment: 'Pagué el lunes por Zelle',
};

export async function prove(client: Client) {
  const challenge = await client.call(api.verificationChallenge, {});
  return { challenge: challenge.challenge, nonce: solve(challenge) };
}

export async function submitVerification(
  client: Client,
  change: Partial<NewVerification> = {},
  key = newKey(),
): Promise<string> {
  const body = { ...newVerification, ...change, proof: await prove(client) };
  return (await client.call(api.createVerification, { body, key })).ticketId;
}

export async function uploadBytes(client: Client, bytes: Buffer, uploadId: string = randomUUID()) {
  const parts = Math.ceil(bytes.length / partSize);
  for (let part = 0; part < parts; part += 1) {
    await sendPart(client, uploadId, part, bytes);
  }
  return { uploadId, parts };
}

export function sendPart(client: Client, uploadId: string, part: number, bytes: Buffer) {
  const piece = bytes.subarray(part * partSize, (part + 1) * partSize);
  return client.call(api.sendUploadPart, {
    params: { uploadId, part: String(part) },
    bytes: new Blob([new Uint8Array(piece)]),
  });
}

/** Draws a photo of so many pixels, with rough paper that does not compress to nothing. */
export function receiptPhoto(width = 400, height = 300) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#d8d2c4',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}

export const receiptPdf = pdfFile();

export async function writtenVerifications(db: Database) {
  const count = async (table: 'verification' | 'receipt' | 'event' | 'outbox' | 'receipt_part') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  return {
    tickets: await count('verification'),
    receipts: await count('receipt'),
    events: await count('event'),
    mails: await count('outbox'),
    parts: await count('receipt_part'),
  };
}

export const noVerifications = { tickets: 0, receipts: 0, events: 0, mails: 0, parts: 0 };

export async function mailsOf(db: Database) {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', mailTopic)
    .orderBy('created_at')
    .execute();
  return rows.map(
    ({ payload }) =>
      payload as { to: string; subject: string; text: string; html: string; language: string },
  );
}
