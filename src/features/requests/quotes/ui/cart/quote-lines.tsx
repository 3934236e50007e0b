import type { ComponentProps } from 'react';
import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import type { GoodsInCuba } from '#features/shop/catalogue/landed-cost/landed-cost.ts';
import { pictureAddress } from '#features/shop/catalogue/pictures/picture-address.ts';
import { IconButton } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Stepper } from '#kit/forms/stepper.tsx';
import { TrashIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import css from './quote-drawer.module.css';

export interface LineView {
  productId: string;
  productName: string;
  province: ProvinceCode;
  quantity: number;
  priceCents: number | null;
  /** Undefined until the catalogue has said it. */
  most: number | undefined;
  /** Null draws an empty place; with low data it is absent and has no place. */
  picture?: string | null;
  missing: boolean;
  /** What is paid in Cuba for each; undefined until the catalogue has said it. */
  goods?: Pick<GoodsInCuba, 'category' | 'inCuba'> | undefined;
}

type ButtonAct = Omit<ComponentProps<'button'>, 'aria-label'>;

export const isCountable = ({ missing, most }: Pick<LineView, 'missing' | 'most'>): boolean =>
  !missing && most !== undefined && most > 1;

/** The props of a line's buttons, which run code (`onClick`) or post a form (`name`, `value`). */
export interface LineActions {
  setQuantity: (at: number, quantity: number) => ButtonAct;
  remove: (at: number) => ButtonAct;
  /** The name of the quantity's field, in a form. */
  field?: (at: number) => string;
}

interface QuoteLinesProps {
  language: Language;
  lines: readonly LineView[];
  acts: LineActions;
}

export function QuoteLines({ language, lines, acts }: QuoteLinesProps) {
  return (
    <ul className={css.lines}>
      {lines.map((line, at) => (
        <QuoteLine
          key={`${line.productId} ${line.province}`}
          language={language}
          line={line}
          at={at}
          acts={acts}
        />
      ))}
    </ul>
  );
}

interface QuoteLineProps extends Omit<QuoteLinesProps, 'lines'> {
  line: LineView;
  at: number;
}

function QuoteLine({ language, line, at, acts }: QuoteLineProps) {
  const t = quoteCartTexts[language];
  const { productName } = line;
  return (
    <li className={css.line}>
      <div className={classNames(css.what, line.missing && css.gone)}>
        {line.picture !== undefined && <LinePicture picture={line.picture} />}
        <div>
          <p className="strong">{productName}</p>
          <p className="quiet">{provinceName(line.province)}</p>
        </div>
      </div>
      <IconButton label={t.remove(productName)} {...acts.remove(at)}>
        <TrashIcon />
      </IconButton>
      {line.missing ? (
        <p className={css.reason}>{t.notAvailable}</p>
      ) : (
        <>
          {!isCountable(line) ? (
            <p className={`quiet ${css.one}`}>{line.most === 1 && t.onlyOne}</p>
          ) : (
            <Stepper
              label={t.quantityOf(productName)}
              decreaseLabel={t.less(productName)}
              increaseLabel={t.more(productName)}
              value={line.quantity}
              max={line.most}
              name={acts.field?.(at)}
              buttonTo={(quantity) => acts.setQuantity(at, quantity)}
            />
          )}
          <LineAmount language={language} line={line} />
        </>
      )}
    </li>
  );
}

function LinePicture({ picture }: { picture: string | null }) {
  return (
    <span className={css.picture}>
      {picture !== null && (
        <img src={pictureAddress(picture, 160)} width={64} height={48} alt="" loading="lazy" />
      )}
    </span>
  );
}

function LineAmount({ language, line }: { language: Language; line: LineView }) {
  const { priceCents, quantity } = line;
  return (
    <p className={classNames(css.amount, 'tabular')}>
      <strong>{formatMoney(priceCents === null ? null : priceCents * quantity, language)}</strong>
      {quantity > 1 && priceCents !== null && (
        <span className="quiet">
          <br />
          {quoteCartTexts[language].each(formatMoney(priceCents, language))}
        </span>
      )}
    </p>
  );
}
