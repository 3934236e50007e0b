import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { fetchOutside, OutsideError } from '#platform/http/outside-fetch.ts';
import type { Services } from '#platform/services.ts';
import { catalogueErrors } from '../../errors.ts';
import type { StoredPicture } from '../../schema.ts';
import { pictureAddress, pictureWidths, readPictureName } from '../picture-address.ts';
import { uploadedPictureLimit } from '../uploaded-pictures.ts';
import type { MeasuredPicture } from './picture-files.ts';
import { deferPictures, picturesOf } from './pictures.ts';

/**
 * Stores a picture and queues the making of its sizes. The same bytes give the same picture. Throws
 * AppError: not a picture.
 */
export async function addPicture(services: Services, bytes: Buffer): Promise<StoredPicture> {
  const picture = await picturesOf(services).add(bytes);
  await inTransaction(services.db, (tx) => deferPictures(tx, [[picture]]));
  services.wakeWorker();
  return present(picture);
}

/** Throws OutsideError. */
type FetchPicture = (address: string) => Promise<Buffer>;

const fetchFor =
  ({ config: { pictureHosts: hosts } }: Services): FetchPicture =>
  (address) =>
    fetchOutside(address, { bytes: uploadedPictureLimit, ms: 8000, hosts });

/**
 * Takes a picture by its address, so that customers load it from us and never from the other site.
 * One of our own addresses is only looked up.
 */
export async function importPicture(
  services: Services,
  address: string,
  fetch = fetchFor(services),
): Promise<StoredPicture> {
  const hash = ownPictureHash(address, services.config.publicUrl);
  if (hash === undefined) return addPicture(services, await fetchOrRefuse(address, fetch));
  const picture = await picturesOf(services).find(hash);
  if (!picture) throw new AppError(catalogueErrors.pictureUnreachable);
  return present(picture);
}

export function ownPictureHash(address: string, publicUrl: string): string | undefined {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined;
  if (url?.host !== new URL(publicUrl).host) return undefined;
  const [, name = ''] = /^\/pictures\/([^/]+)$/.exec(url.pathname) ?? [];
  return readPictureName(name)?.hash;
}

const errorOf = {
  'not-allowed': catalogueErrors.pictureAddressRefused,
  unreachable: catalogueErrors.pictureUnreachable,
  'too-slow': catalogueErrors.pictureUnreachable,
  'too-large': catalogueErrors.pictureTooLarge,
} as const;

async function fetchOrRefuse(address: string, fetch: FetchPicture): Promise<Buffer> {
  try {
    return await fetch(address);
  } catch (error) {
    if (error instanceof OutsideError) throw new AppError(errorOf[error.problem]);
    throw error;
  }
}

function present({ hash, width, height }: MeasuredPicture): StoredPicture {
  return { hash, width, height, image: pictureAddress(hash, pictureWidths.card[0]) };
}
