import sharp from 'sharp';
import { beforeAll, beforeEach } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { staffApi } from '#staff-api.ts';

export let files: ReturnType<typeof memoryFiles>;
export let raul: Client;
export let photo: Buffer;

/** A shop without products and with empty files, new for each test; and a photo to send. */
export function setUpPictureShop(): void {
  setUpShop({ env: { DEMO_CATALOGUE: 'no' } });
  beforeAll(async () => {
    photo = await picture(640, 480).jpeg().toBuffer();
  });
  beforeEach(async () => {
    await shop.reset();
    files = memoryFiles();
    Object.assign(shop.services.files, files);
    raul = shop.as('agente');
  });
}

export function picture(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { ...half, background: '#d00' } }).extend({
    right: Math.floor(width / 2),
    background: '#00d',
  });
}

export const upload = (bytes: Uint8Array | string, who = raul) =>
  who.call(staffApi.uploadPicture, { bytes: new Blob([Buffer.from(bytes)]) });
export const work = () =>
  shop.services.db
    .selectFrom('outbox')
    .select(['payload', 'dedupe'])
    .where('topic', '=', 'picture')
    .orderBy('run_after')
    .execute();
