import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { importPicture, ownPictureHash } from './picture-adding.ts';
import { picturesOf } from './pictures.ts';

/** Fetched at the same time; more would burden the other site. */
const atOnce = 4;

interface Taking {
  /** Hashes that are not looked for again. */
  known?: ReadonlySet<string>;
  /** Makes one picture ours; tests bring their own. */
  bring?: BringPicture | undefined;
}
export type BringPicture = (services: Services, address: string) => Promise<{ hash: string }>;

/** What became of an address of a picture: the hash of ours, or why not. */
export type TakenPicture = { hash: string } | { appError: AppError };

/**
 * Makes pictures ours, outside of any transaction: our own are known by their address, others are
 * fetched.
 */
export async function takePictures(
  services: Services,
  addresses: Iterable<string>,
  taking: Taking = {},
): Promise<Map<string, TakenPicture>> {
  const taken = new Map<string, TakenPicture>();
  const waiting = [...new Set(addresses)];
  const lane = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      taken.set(address, await take(services, address, taking));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return taken;
}

async function take(
  services: Services,
  address: string,
  { known, bring = importPicture }: Taking,
): Promise<TakenPicture> {
  const own = ownPictureHash(address, services.config.publicUrl);
  if (own && (known?.has(own) || (await picturesOf(services).has(own)))) return { hash: own };
  try {
    return { hash: (await bring(services, address)).hash };
  } catch (error) {
    if (error instanceof AppError) return { appError: error };
    throw error;
  }
}

/** As `takePictures`, for a form: returns hashes in order, or a 400 that names each bad address. */
export async function takePicturesOrThrow(
  services: Services,
  addresses: readonly string[],
  language: Language,
  taking?: Taking,
): Promise<string[]> {
  const taken = await takePictures(services, addresses, taking);
  const fields: Record<string, string> = {};
  const hashes: string[] = [];
  for (const [at, address] of addresses.entries()) {
    const picture = taken.get(address);
    if (picture && 'hash' in picture) hashes.push(picture.hash);
    if (picture && 'appError' in picture) {
      fields[`images.${at}`] = picture.appError.kind.message[language];
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError(commonErrors.badInput, { fields });
  return hashes;
}
