import { useState } from 'react';
import { pictureRatio } from '#features/shop/catalogue/pictures/picture-address.ts';
import { useApp } from '#web/app-context.ts';
import { journeyTexts } from '../journey-messages.ts';
import type { Journey, JourneyPhoto } from '../schema.ts';
import { stageLabels } from '../stages.ts';
import css from './journey.module.css';

/** Gives the address of a photo, which an account and a link read by different calls. */
export type PhotoHref = (photo: JourneyPhoto, width: number) => string;

interface JourneyPhotosProps {
  unit: Pick<Journey, 'name' | 'photos'>;
  photoHref: PhotoHref;
}

/** With low data a photo waits for a tap, and its button names its size. */
export function JourneyPhotos({ unit, photoHref }: JourneyPhotosProps) {
  return (
    <ul className={css.photos}>
      {unit.photos.map((photo) => (
        <li key={photo.id}>
          <Photo photo={photo} name={unit.name} photoHref={photoHref} />
        </li>
      ))}
    </ul>
  );
}

interface PhotoProps {
  photo: JourneyPhoto;
  name: string;
  photoHref: PhotoHref;
}

function Photo({ photo, name, photoHref }: PhotoProps) {
  const { t, language, lowData } = useApp(journeyTexts);
  const [requested, setRequested] = useState(false);
  const stage = stageLabels[photo.stage][language];
  const alt = t.photoOf(name, photo.text ?? stage);
  const widths = Object.keys(photo.sizes).map(Number);
  const [small, large] = [Math.min(...widths), Math.max(...widths)];
  const sizeOf = (width: number) => kilobytes(photo.sizes[width] ?? 0);
  const src = photoHref(photo, small);
  return (
    <figure>
      {lowData && !requested ? (
        <PhotoOnTap
          src={src}
          label={t.seePhoto(sizeOf(small))}
          alt={alt}
          onTap={() => setRequested(true)}
        />
      ) : (
        <img
          src={src}
          width={small}
          height={(small / pictureRatio.width) * pictureRatio.height}
          alt={alt}
          loading={requested ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <figcaption>
        <strong>{stage}</strong>
        {photo.text && <span className={css.text}>{photo.text}</span>}
        <a className={css.large} href={photoHref(photo, large)}>
          {t.largePhoto(sizeOf(large))}
          <span className="visually-hidden">: {alt}</span>
        </a>
      </figcaption>
    </figure>
  );
}

interface PhotoOnTapProps {
  src: string;
  label: string;
  alt: string;
  onTap: () => void;
}

/** The boot script answers a tap before React does; without a script a link does. */
function PhotoOnTap({ src, label, alt, onTap }: PhotoOnTapProps) {
  const accessibleName = `${label}: ${alt}`;
  return (
    <>
      <button
        type="button"
        className={css.onTap}
        data-picture={src}
        aria-label={accessibleName}
        onClick={onTap}
      >
        {label}
      </button>
      <noscript>
        <a className={css.onTap} href={src} aria-label={accessibleName}>
          {label}
        </a>
      </noscript>
    </>
  );
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.ceil(bytes / 1000))} KB`;
}
