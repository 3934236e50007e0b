/**
 * Draws every mail of the shop into .cache/mails, as a phone shows it.
 *
 *   node bench/mails.ts [part of a name]
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { openBrowser } from '../e2e/browser.ts';
import { sampleMails } from './sample-mails.ts';

const folder = '.cache/mails';
const [part = ''] = process.argv.slice(2);
const width = 400;
/** In bytes, of one picture and of one mail with both parts. */
const most = { picture: 30_000, mail: 20_000 };

const mails = Object.entries(sampleMails()).filter(([name]) => name.includes(part));
const browser = await openBrowser();
try {
  if (!part) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A mail may fetch nothing: any request would fail here and show.
  const page = await browser.newPage({ viewport: { width, height: 700 }, offline: true });
  const rows: Record<string, { subject: string; mail: number; picture: number }> = {};
  for (const [name, { subject, text, html }] of mails) {
    await page.setContent(html);
    const picture = await smallEnough(await page.screenshot({ fullPage: true }));
    writeFileSync(`${folder}/${name}.webp`, picture);
    const mail = Buffer.byteLength(text + html);
    rows[name] = { subject, mail, picture: picture.length };
    if (mail > most.mail) throw new Error(`${name} weighs ${mail} bytes`);
  }
  console.table(rows);
} finally {
  await browser.close();
}

/** Few colours and sharp edges make lossless compression the smaller one. */
async function smallEnough(shot: Buffer): Promise<Buffer> {
  for (let colours = 16; ; colours /= 2) {
    const plain = await sharp(shot).png({ palette: true, colours, dither: 0 }).toBuffer();
    const picture = await sharp(plain).webp({ lossless: true, effort: 6 }).toBuffer();
    if (picture.length <= most.picture || colours <= 4) return picture;
  }
}
