import { type ReactNode, useEffect } from 'react';
import { whatsappLink } from '#features/company/about/brand.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { inOwnLanguage } from '#platform/http/shared/language-address.ts';
import { formatMoney, wireCents } from '#platform/money.ts';
import { href, routes } from '#routes.ts';
import { type App, useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { type CardProduct, inlandCents, reachedBy, toCard } from '../../card-product.ts';
import { CompareLink } from '../../compare/ui/compare-link.tsx';
import { rememberSeen } from '../../compare/ui/stored-products.ts';
import { onward, reachTexts } from '../../delivery/messages.ts';
import { costsOfPiece } from '../../landed-cost/costs-of-piece.ts';
import { inCubaTexts } from '../../landed-cost/messages.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { InCuba } from '../../landed-cost/ui/in-cuba.tsx';
import { catalogueTexts } from '../../messages.ts';
import { Gallery } from '../../pictures/ui/gallery.tsx';
import { ServerGallery } from '../../pictures/ui/server-gallery.tsx';
import type { Product } from '../../schema.ts';
import { AddButton } from '../add-button.tsx';
import { FormerPrice } from '../former-price.tsx';
import { ProductBadge } from '../product-badge.tsx';
import css from './product-detail.module.css';
import { ShareLink } from './share-link.tsx';

interface ProductDetailProps {
  product: ProductInProvince;
  heading: ReactNode;
  isServerRendered?: boolean;
  children: ReactNode;
}

export function ProductDetail({
  product,
  heading,
  isServerRendered = false,
  children,
}: ProductDetailProps) {
  const app = useApp();
  const { language, province, brand } = app;
  const t = catalogueTexts[language];
  useEffect(() => {
    // A preview for staff has no id.
    if (product.id) rememberSeen(product);
  }, [product]);
  const card = toCard(product, province);
  const share = shareOf(product, app);
  const chat = whatsappLink(brand, t.whatsappText(product.name, share.address));
  return (
    <article
      className={css.detail}
      data-name={product.name}
      data-price={product.price ?? ''}
      data-most={product.stock ?? ''}
    >
      {isServerRendered ? <ServerGallery product={product} /> : <Gallery product={product} />}
      <div className={css.facts}>
        {heading}
        <Price product={product} />
        <Actions card={card} chat={chat} />
        <div className={css.about}>
          <p>
            <ProductBadge product={product} />
            {product.stock !== null && product.status === 'available' && (
              <span className={css.stock}>{t.pieces(product.stock)}</span>
            )}
          </p>
          <p lang={product.descriptionIn}>{product.description || t.noDescription}</p>
          {product.descriptionIn && <p className="quiet">{t.inOther}</p>}
          <p className={card.reaches ? css.reaches : css.far}>
            {t.delivery}: <strong>{provinceName(province)}</strong>.
            {!card.reaches && ` ${t.doesNotReach(provinceName(province))}.`}
          </p>
          <p className="quiet">
            <Reach product={product} />
          </p>
          {chat && (
            <p className={css.ask}>
              <a href={chat}>{t.ask} (WhatsApp)</a>
            </p>
          )}
          <div className={css.more}>
            <ShareLink {...share} />
            <CompareLink product={product} />
          </div>
        </div>
      </div>
      {children}
    </article>
  );
}

/** What it costs: to us, in Cuba, and about how much in all. */
function Price({ product }: { product: ProductInProvince }) {
  const { language, province } = useApp();
  const cents = wireCents(product.price);
  return (
    <div>
      <p className={css.price}>
        <span>{catalogueTexts[language].estimatedPrice}</span>
        <strong className="tabular">{formatMoney(cents, language)}</strong>
        <FormerPrice product={product} />
      </p>
      <InCuba
        cents={cents}
        costs={costsOfPiece(product, province, language)}
        province={province}
        note={inCubaTexts[language].ofPiece}
      />
      <p className="quiet">{priceTexts[language].holds}</p>
    </div>
  );
}

/** On a phone a bar that stays at the bottom; on a desktop a button under the price. */
function Actions({ card, chat }: { card: CardProduct; chat: string | undefined }) {
  const { t, language } = useApp(catalogueTexts);
  return (
    <div className={css.action} data-bar>
      <strong className={`tabular ${css.narrow}`}>
        {formatMoney(wireCents(card.price), language)}
      </strong>
      <AddButton product={card} />
      {chat && (
        <ButtonLink
          tone="whatsapp"
          className={css.chat}
          href={chat}
          aria-label={`${t.ask} (WhatsApp)`}
        >
          <WhatsappIcon />
        </ButtonLink>
      )}
    </div>
  );
}

function shareOf({ name, category, slug, price }: Product, { language, address }: App) {
  const productAddress =
    address.origin + inOwnLanguage(language, href(routes.product, { category, slug }));
  const money = formatMoney(wireCents(price), language);
  const text = catalogueTexts[language].shareText(name, money, productAddress);
  return { title: name, text, address: productAddress };
}

function Reach({ product }: { product: ProductInProvince }) {
  const { t, language, province, address } = useApp(reachTexts);
  const here = pathOf(address);
  const reached = reachedBy(product);
  return (
    <>
      {reached.includes(province)
        ? `${onward(province, inlandCents(product), language)}.`
        : t.reachesOnly(reached.map(provinceName).join(', '))}{' '}
      <a href={href(routes.delivery)}>{t.how}</a> ·{' '}
      <a href={href(routes.provinces, {}, { returnTo: here })}>{t.change}</a> ·{' '}
      <a href={href(routes.check)}>{t.checkUs}</a>
    </>
  );
}
