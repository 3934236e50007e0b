import { addMissing } from './add-missing.ts';

export function addPictures(): void {
  addMissing(self, { createImageBitmap });
}

/** An image element can be rendered too, and turns itself as its camera says. */
async function createImageBitmap(file: Blob): Promise<HTMLImageElement> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    Object.assign(reader, { onload: resolve, onerror: reject });
    reader.readAsDataURL(file);
  });
  const picture = Object.assign(new Image(), { src: String(reader.result), close() {} });
  await picture.decode();
  return picture;
}
