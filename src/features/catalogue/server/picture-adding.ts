import { fetchOutside, OutsideError } from '../../../platform/http/outside-fetch.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pictureAddress, pictureWidths } from '../picture-address.ts';
import { catalogueRefusals } from '../refusals.ts';
import type { KeptPicture } from '../schema.ts';
import { givenPictureLimit } from './picture-cleaning.ts';
import type { MeasuredPicture } from './picture-files.ts';
import { deferPictures, picturesOf } from './pictures.ts';

/**
 * Keeps a picture that somebody gave us and asks the worker for its sizes. The same bytes give the
 * same picture. Throws Refusal on what is no picture.
 */
export async function addPicture(platform: Platform, given: Buffer): Promise<KeptPicture> {
  const picture = await picturesOf(platform).add(given);
  await platform.db.transaction().execute((tx) => deferPictures(tx, [[picture]]));
  platform.nudge();
  return present(picture);
}

/** Fetches the bytes behind an address; throws OutsideError. */
type FetchPicture = (address: string) => Promise<Buffer>;

const fetchFor =
  ({ config: { pictureHosts: hosts } }: Platform): FetchPicture =>
  (address) =>
    fetchOutside(address, { bytes: givenPictureLimit, ms: 8000, hosts });

/**
 * As `addPicture`, with the picture behind an address: customers get it from us, never from there.
 * One that we have already, at an address of ours, stays as it is.
 */
export async function importPicture(
  platform: Platform,
  address: string,
  fetch = fetchFor(platform),
): Promise<KeptPicture> {
  const hash = ownPictureHash(address, platform.config.publicUrl);
  if (hash === undefined) return addPicture(platform, await fetchOrRefuse(address, fetch));
  const picture = await picturesOf(platform).find(hash);
  if (!picture) throw new Refusal(catalogueRefusals.pictureUnreachable);
  return present(picture);
}

/** The hash of one of our pictures, of whatever size, by its path or whole address. */
export function ownPictureHash(address: string, publicUrl: string): string | undefined {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined;
  if (url?.host !== new URL(publicUrl).host) return undefined;
  return /^\/pictures\/([0-9a-f]{64})-\d{3,4}\.(?:webp|jpg)$/.exec(url.pathname)?.[1];
}

const refusalOf = {
  'not-allowed': catalogueRefusals.pictureAddressRefused,
  unreachable: catalogueRefusals.pictureUnreachable,
  'too-slow': catalogueRefusals.pictureUnreachable,
  'too-large': catalogueRefusals.pictureTooLarge,
} as const;

async function fetchOrRefuse(address: string, fetch: FetchPicture): Promise<Buffer> {
  try {
    return await fetch(address);
  } catch (error) {
    if (error instanceof OutsideError) throw new Refusal(refusalOf[error.trouble]);
    throw error;
  }
}

function present({ hash, width, height }: MeasuredPicture): KeptPicture {
  return { hash, width, height, image: pictureAddress(hash, pictureWidths.card[0]) };
}
