import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import { uploadBytes } from '#features/payments/verifications/server/testing/verifications.ts';
import { listedHandovers } from '#features/shipping/handover/server/testing/handover.ts';
import { newKey } from '#platform/testing/new-key.ts';
import type { SignedAct } from '../../schema.ts';

const nobody = () => shop.as('anonymous');

export function actPhoto(): Promise<Buffer> {
  const { r, g, b } = { r: Math.random() * 255, g: Math.random() * 255, b: 90 };
  return sharp({ create: { width: 60, height: 80, channels: 3, background: { r, g, b } } })
    .withExif({ IFD0: { Artist: randomUUID() }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

export const sentPhoto = async (bytes?: Buffer) =>
  uploadBytes(nobody(), bytes ?? (await actPhoto()));

export const actOf = async (unitId: string): Promise<SignedAct> => ({
  unitId,
  receivedBy: 'Ana Ruiz',
  handedOn: today(),
  photos: [await sentPhoto()],
});

export const callSendSignedAct = (token: string, body: SignedAct, key = newKey()) =>
  nobody().call(api.sendSignedAct, { params: { token }, body, key });

export const refusedAct = (token: string, body: SignedAct, key = newKey()) =>
  nobody().refused(api.sendSignedAct, { params: { token }, body, key });

export const waitingActs = async () => (await listedHandovers()).acts;
