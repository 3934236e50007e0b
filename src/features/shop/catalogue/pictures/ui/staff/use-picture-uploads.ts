import { useRef, useState } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formLimits, productProblemTexts } from '#features/shop/catalogue/products/product-form.ts';
import type { DraftPicture } from '#features/shop/catalogue/products/ui/staff/form/product-draft.ts';
import type { StoredPicture } from '#features/shop/catalogue/schema.ts';
import { sendBytes } from '#platform/browser/send-bytes.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';

interface PictureUpload {
  key: number;
  name: string;
  progress: number;
  problem?: string;
}

type FetchPicture = (onProgress: (part: number) => void) => Promise<StoredPicture>;

/** One after the other, so that they keep the order in which they were chosen. */
export function usePictureUploads(
  pictures: readonly DraftPicture[],
  onAdd: (picture: DraftPicture) => void,
) {
  const { t, language, call } = useApp(staffProductFormTexts);
  const [uploads, setUploads] = useState<PictureUpload[]>([]);
  const lastUpload = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  const latest = useRef({ pictures, onAdd });
  latest.current = { pictures, onAdd };

  function queue(name: string, fetchPicture: FetchPicture): Promise<boolean> {
    lastKey.current += 1;
    const key = lastKey.current;
    const change = (by: Partial<PictureUpload>) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...by } : each)));
    setUploads((all) => [...all, { key, name, progress: 0 }]);
    const arrival = lastUpload.current.then(async () => {
      try {
        if (latest.current.pictures.length >= formLimits.images) {
          throw new NotAddedError(productProblemTexts.tooManyImages[language]);
        }
        const { image } = await fetchPicture((progress) => change({ progress }));
        if (latest.current.pictures.some((each) => each.image === image)) {
          throw new NotAddedError(t.pictureTwice);
        }
        latest.current.onAdd({ image, alt: '' });
        setUploads((all) => all.filter((each) => each.key !== key));
        return true;
      } catch (error) {
        const problem =
          error instanceof NotAddedError ? error.message : messageOf(error, t.pictureFailed);
        change({ problem });
        return false;
      }
    });
    lastUpload.current = arrival.then(nextTask);
    return arrival;
  }

  return {
    uploads,
    busy: uploads.some(({ problem }) => problem === undefined),
    addFiles(files: Iterable<File>) {
      for (const file of files) {
        void queue(file.name, (onProgress) =>
          sendBytes(staffApi.uploadPicture.path, file, onProgress),
        );
      }
    },
    addAddress: (address: string) =>
      queue(address, () => call(staffApi.importPicture, { body: { address } })),
    dismiss: (key: number) => setUploads((all) => all.filter((each) => each.key !== key)),
  };
}

class NotAddedError extends Error {}

/** React must render the last picture before the next one is compared with it. */
const nextTask = () => new Promise<void>((resume) => setTimeout(resume));
