import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { importPicture, ownPictureHash } from './picture-adding.ts';
import { picturesOf } from './pictures.ts';

/** More would burden the other site. */
const atOnce = 4;

interface TakeOptions {
  knownHashes?: ReadonlySet<string>;
  importOne?: ImportOnePicture | undefined;
}
export type ImportOnePicture = (services: Services, address: string) => Promise<{ hash: string }>;

export type TakenPicture = { hash: string } | { appError: AppError };

/** Call it outside of transactions, because it fetches pictures of other sites. */
export async function takePictures(
  services: Services,
  addresses: Iterable<string>,
  taking: TakeOptions = {},
): Promise<Map<string, TakenPicture>> {
  const results = new Map<string, TakenPicture>();
  const queue = [...new Set(addresses)];
  const takeFromQueue = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      results.set(address, await takePicture(services, address, taking));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeFromQueue));
  return results;
}

async function takePicture(
  services: Services,
  address: string,
  { knownHashes, importOne = importPicture }: TakeOptions,
): Promise<TakenPicture> {
  const ownHash = ownPictureHash(address, services.config.publicUrl);
  if (ownHash && (knownHashes?.has(ownHash) || (await picturesOf(services).has(ownHash))))
    return { hash: ownHash };
  try {
    return { hash: (await importOne(services, address)).hash };
  } catch (error) {
    if (error instanceof AppError) return { appError: error };
    throw error;
  }
}

/** Returns the hashes in order, or throws a 400 that names each bad address. */
export async function takePicturesOrThrow(
  services: Services,
  addresses: readonly string[],
  language: Language,
  taking?: TakeOptions,
): Promise<string[]> {
  const results = await takePictures(services, addresses, taking);
  const fields: Record<string, string> = {};
  const hashes: string[] = [];
  for (const [at, address] of addresses.entries()) {
    const picture = results.get(address);
    if (picture && 'hash' in picture) hashes.push(picture.hash);
    if (picture && 'appError' in picture) {
      fields[`images.${at}`] = picture.appError.kind.message[language];
    }
  }
  if (Object.keys(fields).length > 0) throw new AppError(commonErrors.badInput, { fields });
  return hashes;
}
