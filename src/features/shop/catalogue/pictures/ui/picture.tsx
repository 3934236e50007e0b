import { type ComponentProps, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../../messages.ts';
import { type PictureSize, pictureCaps, pictureSources } from '../picture-address.ts';
import css from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'fetchPriority' | 'loading'> {
  image: string;
  alt: string;
  size: PictureSize;
  /** Waits for a tap, as in low-data mode. */
  onTap?: boolean;
  /** It is drawn, no photo, and says so. */
  drawn?: boolean;
}

/** In low-data mode a button stands in its place; the boot script answers it too. */
export function Picture({ drawn, ...picture }: PictureProps) {
  const { t } = useApp(catalogueTexts);
  return (
    <>
      <Image {...picture} />
      {drawn && <span className={css.drawn}>{t.drawn}</span>}
    </>
  );
}

function Image({ image, alt, size, onTap = false, ...rest }: Omit<PictureProps, 'drawn'>) {
  const { t, lowData } = useApp(catalogueTexts);
  const [requested, setRequested] = useState(false);
  const sources = pictureSources(image, size);
  if ((lowData || onTap) && !requested) {
    return (
      <button
        type="button"
        className={css.onTap}
        data-picture={sources.src}
        aria-label={t.showPictureOf(alt)}
        onClick={() => setRequested(true)}
      >
        {t.showPicture(pictureCaps[size])}
      </button>
    );
  }
  const { src, srcSet, ...place } = sources;
  return (
    // Attributes that all pictures share stand first: a list then compresses by a hundred bytes
    // more.
    <img
      decoding="async"
      {...place}
      {...rest}
      src={src}
      srcSet={lowData ? undefined : srcSet}
      alt={alt}
    />
  );
}
