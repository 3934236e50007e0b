/** Enough pixels and bytes to read a receipt, and to see a car. */
const maxSides = [1600, 1200];
const enoughBytes = 220_000;
/** The short side of a long screenshot, with as many bytes more as it then has pixels. */
const readableSide = 700;
const photoPixels = 1600 * 1200;
const thumbnailSide = 112;

interface ShrunkPicture {
  file: Blob;
  /** A data URL: the page's policy allows no blob. */
  thumbnail?: string;
}

/**
 * Makes a photo small on the phone, turned as its camera says. A file that the browser cannot draw
 * (a PDF, often HEIC) stays as it is.
 */
export async function shrink(file: Blob): Promise<ShrunkPicture> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { file };
  try {
    const thumbnail = thumbnailOf(picture);
    if (file.size <= enoughBytes) return { file, thumbnail };
    const smaller = await encode(picture);
    return { file: smaller && smaller.size < file.size ? smaller : file, thumbnail };
  } finally {
    picture.close();
  }
}

async function encode(picture: ImageBitmap): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  const { width, height } = picture;
  for (const side of maxSides) {
    const scale = Math.max(side / Math.max(width, height), readableSide / Math.min(width, height));
    const canvas = draw(picture, scale);
    const enough = enoughBytes * Math.max(1, (canvas.width * canvas.height) / photoPixels);
    for (const quality of [0.8, 0.6, 0.4]) {
      smallest = (await toBlob(canvas, quality)) ?? smallest;
      if (smallest && smallest.size <= enough) return smallest;
    }
  }
  return smallest;
}

/**
 * Writes WebP, or else JPEG: a browser that cannot write WebP gives a PNG, which would be larger.
 */
async function toBlob(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality);
    });
    if (blob?.type === type) return blob;
  }
  return undefined;
}

function thumbnailOf(picture: ImageBitmap): string {
  const scale = thumbnailSide / Math.min(picture.width, picture.height);
  return draw(picture, scale, thumbnailSide).toDataURL('image/jpeg', 0.6);
}

/** Draws on white, because JPEG has no transparency. `side` cuts a square out of the middle. */
function draw(picture: ImageBitmap, scale: number, side?: number): HTMLCanvasElement {
  const by = side ? scale : Math.min(1, scale);
  const [width, height] = [Math.round(picture.width * by), Math.round(picture.height * by)];
  const canvas = document.createElement('canvas');
  canvas.width = side ?? width;
  canvas.height = side ?? height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
}
