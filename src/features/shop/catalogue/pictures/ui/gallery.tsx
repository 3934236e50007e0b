import { useState } from 'react';
import { IconButton } from '#kit/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { isDrawn } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import type { Product } from '../../schema.ts';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { pictureAddress, pictureCaps } from '../picture-address.ts';
import css from './gallery.module.css';
import { Picture } from './picture.tsx';

/** It is 92vw wide; so told, a phone of three points a pixel takes 800 of them, 9 KB less than 1,200. */
export const phoneSizes = '66vw';

export function Gallery({ product }: { product: Product }) {
  const { t } = useApp(catalogueTexts);
  const [at, setAt] = useState(0);
  const images = product.images ?? [];
  const current = images[at];
  const step = (by: number) => setAt((at + by + images.length) % images.length);
  if (!current) {
    return (
      <div className={css.none}>
        <CategoryIcon category={product.category} size={64} />
        {t.noImage}
      </div>
    );
  }
  return (
    <section className={css.gallery} aria-label={t.gallery(product.name)}>
      <div className={css.stage}>
        <Picture
          key={current}
          image={current}
          size="detail"
          sizes={`(min-width:1200px) 640px, (min-width:760px) 55vw, ${phoneSizes}`}
          alt={product.imageAlts[at] ?? product.name}
          fetchPriority="high"
          drawn={isDrawn(product, at)}
        />
        {images.length > 1 && (
          <>
            <IconButton
              label={t.previousImage}
              className={css.previous}
              data-live
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={t.nextImage} className={css.next} data-live onClick={() => step(1)}>
              <ChevronRightIcon />
            </IconButton>
            <PictureNumber product={product} at={at} role="status" />
          </>
        )}
        <ZoomLink image={current} />
      </div>
      {images.length > 1 && <Thumbnails images={images} at={at} onChoose={setAt} />}
    </section>
  );
}

/** Its place among the others, and what it shows. */
export function PictureNumber(props: { product: Product; at: number; role?: 'status' }) {
  const { t } = useApp(catalogueTexts);
  const { product, at, role } = props;
  const count = product.images?.length ?? 0;
  const caption = product.imageCaptions?.[at];
  return (
    <p className={css.counter} role={role}>
      <span className="visually-hidden">{t.imageOf(at + 1, count)}</span>
      <span aria-hidden="true">{`${at + 1} / ${count}`}</span>
      {caption && ` · ${caption}`}
    </p>
  );
}

/** A plain link, so that the browser’s own zoom works, and nobody pays for it who did not ask. */
export function ZoomLink({ image }: { image: string }) {
  const { t } = useApp(catalogueTexts);
  return (
    <a className={css.zoom} href={pictureAddress(image, 1600)}>
      {t.zoom(pictureCaps.zoom)}
    </a>
  );
}

interface ThumbnailsProps {
  images: readonly string[];
  at: number;
  onChoose: (at: number) => void;
}

function Thumbnails({ images, at, onChoose }: ThumbnailsProps) {
  const { t, lowData } = useApp(catalogueTexts);
  return (
    <ul className={css.thumbnails}>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            data-live
            aria-label={t.imageOf(index + 1, images.length)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            {lowData ? (
              index + 1
            ) : (
              <img src={pictureAddress(image, 160)} width={80} height={60} alt="" loading="lazy" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
