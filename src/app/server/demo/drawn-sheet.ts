import sharp from 'sharp';
import { api } from '#api.ts';
import type { SentFile } from '#features/requests/uploads/schema.ts';
import type { ActingShop } from './acts/story-order.ts';

function drawSheet(): Promise<Buffer> {
  const lines = [120, 170, 220, 270, 320, 370].map(
    (y, at) =>
      `<path d="M80 ${y}h${at % 3 === 2 ? 260 : 440}" stroke="#9aa3ad" stroke-width="10"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
<path fill="#d8d2c6" d="M0 0h600v800H0z"/><path fill="#fff" d="M30 30h540v740H30z"/>
<path d="M80 80h220" stroke="#44546a" stroke-width="16"/>${lines.join('')}
<path d="M320 690h200" stroke="#44546a" stroke-width="2"/>
<path d="M330 670c30-90 50-60 40-10s40-90 60-50-20 60 10 50 40-60 70-30" fill="none" stroke="#1d3a8a" stroke-width="4"/>
</svg>`;
  return sharp(Buffer.from(drawing)).webp().toBuffer();
}

let drawn: Promise<Buffer> | undefined;

/** A sheet with lines and a signature: it stands for a title, and for the photo of a signed act or of a receipt. */
export async function drawnSheet(): Promise<Blob> {
  drawn ??= drawSheet();
  return new Blob([new Uint8Array(await drawn)]);
}

/** Sends it ahead of what it belongs to. */
export async function sendSheet(shop: ActingShop): Promise<SentFile> {
  const uploadId = crypto.randomUUID();
  await shop.call(undefined, api.sendUploadPart, {
    params: { uploadId, part: '0' },
    bytes: await drawnSheet(),
  });
  return { uploadId, parts: 1 };
}
