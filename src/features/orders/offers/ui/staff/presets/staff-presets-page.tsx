import { staffPresetTexts } from '#features/orders/offers/preset-messages.ts';
import { presetKinds } from '#features/orders/offers/preset-rules.ts';
import type { OfferPreset } from '#features/orders/offers/preset-schema.ts';
import { categoryChoices, provinceChoices } from '#features/shop/catalogue/ui/staff/choices.ts';
import { choice, type FormField, line } from '#kit/staff/form/form-fields.tsx';
import { staffRecords } from '#kit/staff/list/staff-records.tsx';
import { formatMoney } from '#platform/money.ts';
import { textOf } from '#platform/text/text-of.ts';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { amountText, readShare } from '../editor/typed-values.ts';
import css from './staff-presets.module.css';

type Price = Pick<OfferPreset, 'priceCents' | 'basisPoints'>;

const amountLine = line({ className: css.wide, maxLength: 40, mark: undefined });

/** An amount, as '1500', or a share of the goods, as '2 %'. */
const price: FormField<Price> = {
  ...amountLine,
  at: (preset: OfferPreset) => preset,
  show: ({ priceCents, basisPoints }, language) =>
    basisPoints === null
      ? formatMoney(priceCents, language)
      : staffPresetTexts[language].ofGoods(percentOf(basisPoints)),
  draw: (control, { value, ...drawn }) =>
    amountLine.draw(control, { ...drawn, value: value && typedPrice(value) }),
  parts(typed) {
    const share = readShare(typed);
    const isAmount = share?.basisPoints === null;
    return { priceCents: isAmount ? share.cents : null, basisPoints: share?.basisPoints ?? null };
  },
  wrong: (typed) =>
    readShare(typed)
      ? undefined
      : (whichAmount(typed) ?? { es: 'Escriba 1,500 o 2 %.', en: 'Write 1,500 or 2%.' }),
};

const typedPrice = ({ priceCents, basisPoints }: Price) =>
  basisPoints === null ? amountText(priceCents ?? 0) : `${percentOf(basisPoints)} %`;

export const page = staffRecords({
  route: staffRoutes.staffPresets,
  texts: staffPresetTexts,
  list: staffApi.listOfferPresets,
  create: staffApi.createOfferPreset,
  update: staffApi.updateOfferPreset,
  remove: staffApi.deleteOfferPreset,
  fields: {
    kind: choice((language) =>
      presetKinds.map((kind) => [kind, staffPresetTexts[language].kinds[kind]]),
    ),
    category: choice((language) => [
      ['', staffPresetTexts[language].anyCategory],
      ...categoryChoices(language),
    ]),
    province: choice((language) => [
      ['', staffPresetTexts[language].anyProvince],
      ...provinceChoices,
    ]),
    textEs: line({ className: css.wide }),
    textEn: line({ className: css.wide }),
    priceCents: price,
  },
  nameOf: textOf,
  columns: ['kind', 'category', 'province', 'priceCents'],
  formClass: css.form,
  Below,
});

function Below() {
  const { t } = useApp(staffPresetTexts);
  return (
    <p className="muted">
      {t.inCuba} <a href={href(staffRoutes.staffTariff)}>{t.tariff}</a>.
    </p>
  );
}
