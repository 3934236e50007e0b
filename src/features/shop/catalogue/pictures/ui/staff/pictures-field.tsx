import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import type { DraftPicture } from '#features/shop/catalogue/products/ui/staff/form/product-draft.ts';
import form from '#features/shop/catalogue/products/ui/staff/form/staff-product-page.module.css';
import type { FieldsProps } from '#features/shop/catalogue/products/ui/staff/form/use-text-field.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldError, FieldFrame, FieldHint } from '#kit/forms/field-frame.tsx';
import fileCss from '#kit/forms/file-input.module.css';
import { UploadList } from '#kit/staff/files/upload-list.tsx';
import { useApp } from '#web/app-context.ts';
import { PictureItem, pictureKind } from './picture-item.tsx';
import css from './staff-pictures-field.module.css';
import { moveItem, useMoving } from './use-moving.ts';
import type { PictureUploads } from './use-picture-uploads.ts';

const id = 'images';
const types = 'image/jpeg,image/png,image/webp,image/avif';

interface PicturesFieldProps extends FieldsProps {
  uploads: PictureUploads;
}

export function PicturesField({ draft, change, problems, uploads }: PicturesFieldProps) {
  const { t } = useApp(staffProductFormTexts);
  const { pictures } = draft;
  const { announcement, focusNext } = useMoving();
  const draggedIndex = useRef<number>(undefined);
  const setPictures = (next: DraftPicture[]) => change((before) => ({ ...before, pictures: next }));

  function move(from: number, to: number, focus?: string) {
    if (to < 0 || to >= pictures.length || from === to) return;
    setPictures(moveItem(pictures, from, to));
    if (focus) focusNext(focus, t.placed(t.picture(from + 1), to + 1, pictures.length));
  }

  function remove(at: number) {
    setPictures(pictures.filter((_, index) => index !== at));
    focusNext(pictures.length > 1 ? `remove-${pictures[at === 0 ? 1 : at - 1]?.image}` : id);
  }

  return (
    <section className={form.section} aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t.labels.pictures}</h2>
      <DropZone uploads={uploads}>
        <FieldHint id={id}>{t.picturesHint}</FieldHint>
        <FieldError id={id}>{problems[id]}</FieldError>
        {pictures.length > 0 && (
          <ol className="grid gap-3">
            {pictures.map((picture, at) => (
              <PictureItem
                key={picture.image}
                picture={picture}
                at={at}
                count={pictures.length}
                onChange={(change) =>
                  setPictures(
                    pictures.map((each, index) => (index === at ? { ...each, ...change } : each)),
                  )
                }
                onMove={(by, focus) => move(at, at + by, focus)}
                onRemove={() => remove(at)}
                onDrag={() => {
                  draggedIndex.current = at;
                }}
                onDrop={() => {
                  if (draggedIndex.current !== undefined) move(draggedIndex.current, at);
                  draggedIndex.current = undefined;
                }}
              />
            ))}
          </ol>
        )}
        <UploadList {...uploads} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <FileChooser onFiles={uploads.addFiles} />
        <AddressField uploads={uploads} />
      </DropZone>
    </section>
  );
}

function DropZone(props: Pick<PicturesFieldProps, 'uploads'> & { children: ReactNode }) {
  const { uploads, children } = props;
  const [isOver, setOver] = useState(false);
  const accepts = ({ dataTransfer: { types: kinds } }: DragEvent) =>
    !kinds.includes(pictureKind) && (kinds.includes('Files') || kinds.includes('text/uri-list'));

  function drop(event: DragEvent) {
    setOver(false);
    if (!accepts(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) uploads.addFiles([...files]);
    else void uploads.addAddress(event.dataTransfer.getData('text/uri-list'));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons do the same
    <div
      className={isOver ? `${css.zone} ${css.over}` : css.zone}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      }}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

function FileChooser({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const { t } = useApp(staffProductFormTexts);
  return (
    <FieldFrame id={id} label={t.chooseFiles} className={undefined}>
      <input
        id={id}
        className={fileCss.file}
        type="file"
        multiple
        accept={types}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </FieldFrame>
  );
}

function AddressField({ uploads }: Pick<PicturesFieldProps, 'uploads'>) {
  const { t } = useApp(staffProductFormTexts);
  const [address, setAddress] = useState('');

  async function add() {
    const typedAddress = address.trim();
    if (!typedAddress) return;
    setAddress('');
    // An address that failed comes back, to be corrected.
    const hasArrived = await uploads.addAddress(typedAddress);
    if (!hasArrived) setAddress((typed) => typed || typedAddress);
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  return (
    <div className={`row gap-2 end ${css.address}`}>
      <TextField
        type="url"
        inputMode="url"
        label={t.byAddress}
        hint={t.byAddressHint}
        placeholder="https://"
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={addOnEnter}
      />
      <Button tone="secondary" onClick={() => void add()}>
        {t.addPicture}
      </Button>
    </div>
  );
}
