import type { ReactNode } from 'react';
import { Thumbnail } from '#features/shop/catalogue/pictures/ui/thumbnail.tsx';
import css from './offer.module.css';

interface GoodsLineProps {
  picture: string | null;
  text: string;
  details: readonly (string | false | null | undefined)[];
  /** How much, or how many. */
  amount: ReactNode;
}

/** One line of what was asked for, is offered, to be paid or on its way: the content of an `<li>`. */
export function GoodsLine({ picture, text, details, amount }: GoodsLineProps) {
  const said = details.filter((each) => each);
  return (
    <>
      <Thumbnail picture={picture} />
      <span className={css.goods}>
        <span>{text}</span>
        <span className="tabular">{amount}</span>
        {said.length > 0 && <small>{said.join(', ')}</small>}
      </span>
    </>
  );
}
