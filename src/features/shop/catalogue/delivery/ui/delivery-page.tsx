import { api } from '#api.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { ButtonLink } from '#kit/button.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { deliveryTexts } from '../messages.ts';
import type { Delivery } from '../schema.ts';
import css from './delivery-page.module.css';

export const page: AnyPage = definePage<Delivery[]>({
  load: ({ call }) => call(api.listDeliveries, {}),
  head: ({ language }) => ({
    title: deliveryTexts[language].title,
    description: deliveryTexts[language].lead,
    canonical: href(routes.delivery),
  }),
  View: DeliveryPage,
  isStatic: () => true,
});

function DeliveryPage({ data: deliveries }: { data: Delivery[] }) {
  const { t, language, province } = useApp(deliveryTexts);
  const own = deliveries.find((each) => each.province === province);
  const others = deliveries.filter((each) => each !== own);
  return (
    <div className={`container stack ${css.page}`}>
      <h1>{t.title}</h1>
      <p>{t.lead}</p>
      <p>{priceTexts[language].holds}</p>
      <h2>{t.yours(provinceName(province))}</h2>
      {own ? <Facts delivery={own} /> : <p>{t.unknown}</p>}
      <p>
        <ButtonLink
          tone="secondary"
          href={href(routes.provinces, {}, { returnTo: href(routes.delivery) })}
        >
          {t.change}
        </ButtonLink>
      </p>
      {others.length > 0 && (
        <>
          <h2>{t.others}</h2>
          <div className={css.others}>
            {others.map((each) => (
              <Disclosure key={each.province} summary={provinceName(each.province)}>
                <Facts delivery={each} />
              </Disclosure>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function Facts({ delivery: { point, onward, daysFrom, daysTo } }: { delivery: Delivery }) {
  const { t, language } = useApp(deliveryTexts);
  return (
    <DescriptionList
      items={[
        { term: t.point, detail: point[language] },
        { term: t.onward, detail: onward[language] },
        { term: t.days, detail: t.daysOf(daysFrom, daysTo) },
      ]}
    />
  );
}
