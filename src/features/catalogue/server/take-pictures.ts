import { Refusal, refusals } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language.ts';
import type { Platform } from '../../../platform/platform.ts';
import { importPicture, ownPictureHash } from './picture-adding.ts';
import { picturesOf } from './pictures.ts';

/** Fetched at the same time; more would be a burden for whoever has them. */
const atOnce = 4;

interface Taking {
  /** Hashes that are not looked for again. */
  known?: ReadonlySet<string>;
  /** Makes one picture ours; tests bring their own. */
  bring?: BringPicture | undefined;
}
export type BringPicture = (platform: Platform, address: string) => Promise<{ hash: string }>;

/** What became of an address of a picture: the hash of ours, or why not. */
export type TakenPicture = { hash: string } | { refusal: Refusal };

/**
 * Makes pictures ours, outside of any transaction: our own are known by their address, others are
 * fetched.
 */
export async function takePictures(
  platform: Platform,
  addresses: Iterable<string>,
  taking: Taking = {},
): Promise<Map<string, TakenPicture>> {
  const taken = new Map<string, TakenPicture>();
  const waiting = [...new Set(addresses)];
  const lane = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      taken.set(address, await take(platform, address, taking));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return taken;
}

async function take(
  platform: Platform,
  address: string,
  { known, bring = importPicture }: Taking,
): Promise<TakenPicture> {
  const own = ownPictureHash(address, platform.config.publicUrl);
  if (own && (known?.has(own) || (await picturesOf(platform).has(own)))) return { hash: own };
  try {
    return { hash: (await bring(platform, address)).hash };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** As `takePictures`, for a form: gives hashes in order, or a 400 that names each bad address. */
export async function takeOrRefuse(
  platform: Platform,
  addresses: readonly string[],
  language: Language,
  taking?: Taking,
): Promise<string[]> {
  const taken = await takePictures(platform, addresses, taking);
  const fields: Record<string, string> = {};
  const hashes: string[] = [];
  for (const [at, address] of addresses.entries()) {
    const picture = taken.get(address);
    if (picture && 'hash' in picture) hashes.push(picture.hash);
    if (picture && 'refusal' in picture) {
      fields[`images.${at}`] = picture.refusal.kind.message[language];
    }
  }
  if (Object.keys(fields).length > 0) throw new Refusal(refusals.badInput, { fields });
  return hashes;
}
