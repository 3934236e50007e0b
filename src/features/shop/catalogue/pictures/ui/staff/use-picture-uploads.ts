import { useRef } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formLimits, productProblemTexts } from '#features/shop/catalogue/products/product-form.ts';
import type { DraftPicture } from '#features/shop/catalogue/products/ui/staff/form/product-draft.ts';
import type { StoredPicture } from '#features/shop/catalogue/schema.ts';
import { NotAdded, useUploads } from '#kit/staff/files/use-uploads.ts';
import { sendBytes } from '#platform/browser/send-bytes.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';

export type PictureUploads = ReturnType<typeof usePictureUploads>;

export function usePictureUploads(
  pictures: readonly DraftPicture[],
  onAdd: (picture: DraftPicture) => void,
) {
  const { t, language, call } = useApp(staffProductFormTexts);
  const { add, ...uploads } = useUploads(t.pictureFailed);
  const latest = useRef({ pictures, onAdd });
  latest.current = { pictures, onAdd };

  const addPicture = (
    name: string,
    fetchPicture: (report: (part: number) => void) => Promise<StoredPicture>,
  ) =>
    add(name, async (report) => {
      if (latest.current.pictures.length >= formLimits.images) {
        throw new NotAdded(productProblemTexts.tooManyImages[language]);
      }
      const { image } = await fetchPicture(report);
      if (latest.current.pictures.some((each) => each.image === image)) {
        throw new NotAdded(t.pictureTwice);
      }
      latest.current.onAdd({ image, alt: '' });
    });

  return {
    ...uploads,
    addFiles(files: Iterable<File>) {
      for (const file of files) {
        void addPicture(file.name, (report) =>
          sendBytes(staffApi.uploadPicture.path, file, report),
        );
      }
    },
    addAddress: (address: string) =>
      addPicture(address, () => call(staffApi.importPicture, { body: { address } })),
  };
}
