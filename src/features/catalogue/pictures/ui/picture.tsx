import { type ComponentProps, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { catalogueMessages } from '../../messages.ts';
import { type PictureSize, pictureCaps, pictureSources } from '../picture-address.ts';
import css from './picture.module.css';

interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'fetchPriority' | 'loading'> {
  image: string;
  alt: string;
  size: PictureSize;
  /** Waits for a tap, as with low data. */
  onTap?: boolean;
}

/** A picture; with low data its place, that brings it when tapped (the boot script can too). */
export function Picture({ image, alt, size, onTap = false, ...rest }: PictureProps) {
  const { language, lowData } = useApp();
  const t = catalogueMessages[language];
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
    // What all pictures share stands together: a list is compressed by a hundred bytes more.
    <img
      decoding="async"
      {...place}
      {...rest}
      src={src}
      // One width is enough for whoever counts their data.
      srcSet={lowData ? undefined : srcSet}
      alt={alt}
    />
  );
}
