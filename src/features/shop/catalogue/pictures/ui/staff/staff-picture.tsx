import { useState } from 'react';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import { CategoryIcon } from '#features/shop/catalogue/ui/category-icon.tsx';
import { ImageOffIcon } from '#kit/icons.tsx';
import { pictureAddress } from '../../picture-address.ts';
import css from './staff-picture.module.css';

interface StaffPictureProps {
  image: string | undefined;
  category?: ProductCategory | undefined;
  size?: 's' | 'm';
}

/** Decorative. Shows an icon where there is no picture or it fails to load. */
export function StaffPicture({ image, category, size = 's' }: StaffPictureProps) {
  const [broken, setBroken] = useState<string>();
  const side = size === 's' ? 20 : 32;
  return (
    <span className={`${css.picture} ${css[size]}`}>
      {image && image !== broken ? (
        <img
          // The picture of the server's HTML may have failed before React was there.
          ref={(img) => {
            if (img?.complete && img.naturalWidth === 0) setBroken(image);
          }}
          src={pictureAddress(image, 160)}
          width={80}
          height={60}
          alt=""
          loading="lazy"
          onError={() => setBroken(image)}
        />
      ) : image || !category ? (
        <ImageOffIcon size={side} />
      ) : (
        <CategoryIcon category={category} size={side} />
      )}
    </span>
  );
}
