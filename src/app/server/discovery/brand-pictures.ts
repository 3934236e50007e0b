import { createHash } from 'node:crypto';
import { loadSharp } from '#platform/files/sent-picture.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/tasks/task.ts';
import { favicon } from '../../favicon.ts';
import { lettering } from './lettering.ts';

interface BrandPicture {
  type: 'image/png' | 'image/jpeg';
  svg: string;
  width: number;
  units: number;
}

/** Has no round corners, because phones cut the icon into their own shape. */
const fullIcon = favicon.replace('rx="7"', '');

export function brandPictures(name: string): Record<string, BrandPicture> {
  return {
    '/og.jpg': { type: 'image/jpeg', svg: card(name), width: 1200, units: 1200 },
    '/icon-192.png': icon(favicon, 192),
    '/icon-512.png': icon(favicon, 512),
    '/icon-full-512.png': icon(fullIcon, 512),
    '/apple-touch-icon.png': icon(fullIcon, 180),
  };
}

/** Draws a picture once and stores it. A changed drawing has another key. */
export async function readBrandPicture(
  { files, tasks }: Pick<Services, 'files' | 'tasks'>,
  picture: BrandPicture,
): Promise<Buffer> {
  const { svg, width, type } = picture;
  const hash = createHash('sha256').update(`${svg} ${width}`).digest('hex').slice(0, 16);
  const key = `brand/${hash}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const cached = await files.get(key);
  if (cached) return cached;
  const bytes = await tasks.run(brandDrawing, picture);
  await files.put(key, bytes);
  return bytes;
}

export const brandDrawing = {
  name: 'draw-brand',
  lane: 'now',
  maxMs: 30_000,
  async work({ svg, width, units, type }) {
    const sharp = await loadSharp();
    const density = (72 * width) / units;
    const painted = sharp(Buffer.from(svg), { density }).resize(width);
    const encoded =
      type === 'image/png'
        ? painted.png({ palette: true, colours: 16, effort: 10 })
        : painted.jpeg({ quality: 82, mozjpeg: true });
    return encoded.toBuffer();
  },
} satisfies Task<BrandPicture, Buffer>;

function icon(svg: string, width: number): BrandPicture {
  return { type: 'image/png', svg, width, units: 32 };
}

const ink = '#0f2138';
const teal = '#0a5560';

/** Chats show it beside a link to a page without a picture. */
function card(name: string): string {
  const line = { x: 80, maxWidth: 1040 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<path fill="#e2f0ef" d="M0 0h1200v630H0z"/>
<circle cx="985" cy="470" r="104" fill="#fdf0d2"/>
<path fill="#c3d9d6" d="M0 470q70-34 150-22t130-16 150 20 160 2 120 16zM860 470q90-30 170-18t170-10v28z"/>
${lettering(name, { ...line, y: 84, size: 84, stroke: 1.35, colour: ink })}
${lettering('De EE. UU. al puerto de Mariel, Cuba', { ...line, y: 206, size: 30, stroke: 1.2, colour: teal })}
<path fill="${teal}" d="M0 470h1200v160H0z"/>
<g transform="translate(300 292)" stroke="${ink}" stroke-width="4" stroke-linejoin="round">
<path fill="#fff" d="M60 42V8h58l10 34M402 42l8-34h96l14 34M196 42V22h142v20"/>
<path fill="${teal}" d="M66 8V-10h44l8 18z"/>
<path fill="#fff" d="M24 42h506q62 4 84 72l-10 74H14z"/>
<path fill="${teal}" d="M12 172h606l16-26-34 124q-4 12-16 12H40q-14 0-18-12z"/>
<path fill="none" stroke-linecap="round" d="M56 82h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26M56 118h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26m26 0h26M14 146h612"/>
<path fill="#8cc0c0" d="M420 16h82l6 14h-91z"/>
</g>
<path fill="#063e47" d="M0 548q50-12 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v82H0z"/>
<path fill="none" stroke="#8cc0c0" stroke-width="5" stroke-linecap="round" d="M120 596h120M330 584h70M520 600h150M760 586h90M930 600h150"/>
</svg>`;
}
