import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal, refusals } from '../../../platform/http/refusal.ts';
import type { Handler } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PictureFiles, pictureFiles } from './picture-files.ts';
import { type PictureFormat, variants } from './picture-variants.ts';

const types: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** `GET /pictures/{hash}-{width}.{format}`: the name holds the hash, so the bytes never change. */
export function pictureRoutes({ files }: Pick<Platform, 'files'>): Hono {
  const pictures = pictureFiles(files);
  const app = new Hono();
  app.get('/pictures/:file', async (context) => {
    const name = context.req.param('file');
    const bytes = await readByName(pictures, name);
    if (!bytes) throw new Refusal(refusals.notFound);
    const etag = `"${name}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': types[name.endsWith('.jpg') ? 'jpg' : 'webp'],
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    const known = context.req
      .header('if-none-match')
      ?.split(',')
      .some((tag) => tag.trim() === etag);
    return known
      ? context.body(null, 304, headers)
      : context.body(new Uint8Array(bytes), 200, headers);
  });
  return app;
}

async function readByName(pictures: PictureFiles, name: string): Promise<Buffer | undefined> {
  const [, hash, width, format] = /^([0-9a-f]{64})-(\d{3,4})\.(webp|jpg)$/.exec(name) ?? [];
  const variant = variants.find((one) => String(one.width) === width && one.format === format);
  return hash && variant ? pictures.variant(hash, variant) : undefined;
}

/** The outbox topic of work for `pictureJob`. */
export const pictureTopic = 'picture';

export const PicturePayload = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Makes all variants of one picture ahead of the first visitor. */
export function pictureJob({ files }: Pick<Platform, 'files'>): Handler {
  const pictures = pictureFiles(files);
  return async ({ payload }, signal) =>
    pictures.makeAll(PicturePayload.parse(payload).hash, signal);
}
