import type { ComponentType, ReactNode } from 'react';
import { api } from '#api.ts';
import { ServerDialog } from '#kit/overlays/server-modal.tsx';
import { formatMoney, wireCents } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { StaticPart } from '#web/ui/server-html.tsx';
import { isDrawn } from '../../card-product.ts';
import { categories } from '../../categories.ts';
import { BelowList } from '../../compare/ui/below-list.tsx';
import { inLanguage } from '../../in-language.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { catalogueTexts } from '../../messages.ts';
import passport from '../../passport/ui/passport.module.css';
import { sharedPictureAddress } from '../../pictures/picture-address.ts';
import type { Product } from '../../schema.ts';
import { factsForSearch } from './facts-for-search.ts';
import detail from './product-detail.module.css';
import { ProductDetail } from './product-detail.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-page.module.css';

const factsId = 'datos';

interface ProductData<ExtraData> {
  product: ProductInProvince;
  extra: ExtraData;
  /** Absent where its file did not arrive. */
  Passport: ComponentType<{ product: ProductInProvince }> | undefined;
}

/** Comes beside the data of a product that a browser opens; a page that opens on one needs none. */
const loadPassport = () =>
  import('../../passport/ui/passport-view.tsx').then(
    ({ PassportView }) => PassportView,
    () => undefined,
  );

/** A section that a later subject adds under a product; it may not need React. */
export interface ProductExtra<ExtraData> {
  load(context: LoadContext, category: string): Promise<ExtraData>;
  View(props: { extra: ExtraData; product: Product }): ReactNode;
}

type Screen<ExtraData> = ComponentType<{ data: ProductData<ExtraData> }>;

export function productPage<ExtraData>(Extra: ProductExtra<ExtraData>): AnyPage {
  const Facts: Screen<ExtraData> = ({ data: { product, extra, Passport } }) => (
    <>
      <ProductFacts product={product} />
      {Passport && (
        <div className={passport.passport}>
          <Passport product={product} />
        </div>
      )}
      {extra !== undefined && <Extra.View extra={extra} product={product} />}
    </>
  );
  return definePage<ProductData<ExtraData>>({
    load: async (context) => {
      const { call, params, language, province } = context;
      const { category = '', slug = '' } = params;
      const query = { ...inLanguage(language), province };
      const [product, extra, Passport] = await Promise.all([
        call(api.findProduct, { params: { category, slug }, query }),
        Extra.load(context, category),
        loadPassport(),
      ]);
      return { product, extra, Passport };
    },
    head: ({ language, address }, { product }) => {
      const { category, slug, images } = product;
      const canonical = href(routes.product, { category, slug });
      return {
        title: product.name,
        description: linkText(product, language),
        canonical,
        kind: 'product',
        ...(images?.[0] && { image: sharedPictureAddress(images[0]) }),
        ...(isDrawn(product, 0) && {
          imageAlt: `${catalogueTexts[language].drawn}: ${product.name}`,
        }),
        facts: factsForSearch(product, { language, origin: address.origin, path: canonical }),
      };
    },
    View: ({ data }) => (
      <ProductPage product={data.product}>
        <Facts data={data} />
      </ProductPage>
    ),
    staticPart: {
      id: factsId,
      without: ({ product: { passport: _, ...product } }) => ({
        product: { ...product, specifications: {} },
        extra: undefined as ExtraData,
        Passport: undefined,
      }),
    },
    Overlay: ({ data }) => (
      <ProductOverlay product={data.product}>
        <Facts data={data} />
      </ProductOverlay>
    ),
    Fragment: ({ data }) => (
      <ServerDialog size="l" title={data.product.name}>
        <ProductDetail product={data.product} heading={null} isServerRendered>
          <div className={detail.specs}>
            <Facts data={data} />
          </div>
        </ProductDetail>
      </ServerDialog>
    ),
  });
}

interface ProductPartProps {
  product: ProductInProvince;
  children: ReactNode;
}

export function ProductOverlay({ product, children }: ProductPartProps) {
  return (
    <ProductDetail product={product} heading={null}>
      <div className={detail.specs}>{children}</div>
    </ProductDetail>
  );
}

function ProductPage({ product, children }: ProductPartProps) {
  const { t, language } = useApp(catalogueTexts);
  const category = categories.find(({ slug }) => slug === product.category);
  return (
    <div className={`container ${css.page}`}>
      <a href={href(routes.catalogue, { category: product.category })}>
        {t.backTo(category?.plural[language] ?? '')}
      </a>
      <ProductDetail product={product} heading={<h1>{product.name}</h1>}>
        <StaticPart id={factsId} className={detail.specs}>
          {children}
        </StaticPart>
      </ProductDetail>
      <BelowList except={product.id} />
    </div>
  );
}

/** The price comes first, because chats cut the rest. */
function linkText(product: Product, language: Language): string {
  const { price, description } = product;
  const t = catalogueTexts[language];
  const money = formatMoney(wireCents(price), language);
  const lead = price ? `${t.estimatedPrice}: ${money}` : money;
  const picture = isDrawn(product, 0) ? ` ${t.drawnPicture}` : '';
  return `${lead}.${picture} ${description || t.noDescription}`.slice(0, 160);
}
