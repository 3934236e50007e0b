import { Hono } from 'hono';
import { z } from 'zod';
import type { Tx } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { emptyPolicy } from '#platform/http/security-headers.ts';
import { defer, type Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { PictureColumn } from '../../server/tables.ts';
import { isPictureHash, readPictureName } from '../picture-address.ts';
import { type PictureFiles, pictureFiles } from './picture-files.ts';
import { type PictureFormat, type Purpose, variants } from './picture-variants.ts';

const types: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };

type PictureServices = Pick<Services, 'files' | 'tasks'>;

const picturesByFiles = new WeakMap<Services['files'], PictureFiles>();

/** Each file store has one instance, so that visitors and the worker share its queue. */
export function picturesOf({ files, tasks }: PictureServices): PictureFiles {
  const existing = picturesByFiles.get(files);
  if (existing) return existing;
  const pictures = pictureFiles({ files, tasks });
  picturesByFiles.set(files, pictures);
  return pictures;
}

/** The name contains the hash, so the bytes never change. */
export function pictureRoutes(services: PictureServices): Hono {
  const pictures = picturesOf(services);
  const app = new Hono();
  app.get('/pictures/:file', async (context) => {
    const name = context.req.param('file');
    const bytes = await readByName(pictures, name);
    if (!bytes) throw new AppError(commonErrors.notFound);
    const etag = `"${name}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      // A list has twelve of them.
      'content-security-policy': emptyPolicy,
      'content-type': types[name.endsWith('.jpg') ? 'jpg' : 'webp'],
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      etag,
    };
    const isUnchanged = context.req
      .header('if-none-match')
      ?.split(',')
      .some((tag) => tag.trim() === etag);
    return isUnchanged
      ? context.body(null, 304, headers)
      : context.body(new Uint8Array(bytes), 200, headers);
  });
  return app;
}

async function readByName(pictures: PictureFiles, name: string): Promise<Buffer | undefined> {
  const { hash, width, format } = readPictureName(name) ?? {};
  const variant = variants.find((one) => one.width === width && one.format === format);
  return hash && variant ? pictures.variant(hash, variant) : undefined;
}

const Payload = z.object({
  hashes: z.array(z.string().refine(isPictureHash)).max(20),
  purpose: z.enum(['list', 'detail']),
});
type Payload = z.infer<typeof Payload>;

/**
 * Queues the sizes of new pictures, the small ones of all products first. The size for chats is
 * made on demand.
 */
export async function deferPictures(
  tx: Tx,
  products: readonly (readonly Pick<PictureColumn, 'hash'>[])[],
  purposes: readonly Payload['purpose'][] = ['list', 'detail'],
): Promise<void> {
  const now = sharedNow().getTime();
  for (const [at, pictures] of products.filter((each) => each.length > 0).entries()) {
    for (const [round, purpose] of purposes.entries()) {
      const payload: Payload = {
        hashes: pictures.map(({ hash }) => hash),
        purpose,
      };
      await defer(tx, {
        topic: 'picture',
        dedupe: `picture ${purpose} ${payload.hashes.join(' ')}`,
        payload,
        // The outbox runs jobs in the order of this moment.
        runAfter: new Date(now + round * products.length + at),
      });
    }
  }
}

export function pictureJob(services: PictureServices): Handler {
  const pictures = picturesOf(services);
  return async ({ payload }, signal) => {
    const { hashes, purpose } = Payload.parse(payload);
    for (const [at, hash] of hashes.entries()) {
      signal.throwIfAborted();
      await pictures.makeFor(purpose === 'list' ? smallSizes(at) : [purpose], hash);
    }
  };
}

/** Lists show the first picture of a product alone, its page a strip of all of them. */
function smallSizes(at: number): Purpose[] {
  return at === 0 ? ['list', 'thumbnail'] : ['thumbnail'];
}
