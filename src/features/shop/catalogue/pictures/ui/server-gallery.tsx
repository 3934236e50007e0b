import { useApp } from '#web/app-context.ts';
import { isDrawn } from '../../card-product.ts';
import { catalogueTexts } from '../../messages.ts';
import type { Product } from '../../schema.ts';
import css from './gallery.module.css';
import { Gallery, PictureNumber, phoneSizes, ZoomLink } from './gallery.tsx';
import { Picture } from './picture.tsx';

/**
 * Pages without React scroll the pictures sideways. All but the first wait for a tap, because the
 * line is slow.
 */
export function ServerGallery({ product }: { product: Product }) {
  const { t } = useApp(catalogueTexts);
  const images = product.images ?? [];
  if (images.length < 2) return <Gallery product={product} />;
  return (
    <section className={css.gallery} aria-label={t.gallery(product.name)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <ul className={css.strip} tabIndex={0}>
        {images.map((image, at) => (
          <li key={image} className={css.stage}>
            <Picture
              image={image}
              size="detail"
              sizes={phoneSizes}
              alt={product.imageAlts[at] ?? product.name}
              onTap={at > 0}
              drawn={isDrawn(product, at)}
            />
            <PictureNumber product={product} at={at} />
            <ZoomLink image={image} />
          </li>
        ))}
      </ul>
    </section>
  );
}
