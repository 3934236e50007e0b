import type { ReactNode } from 'react';
import { Thumbnail } from '#features/shop/catalogue/pictures/ui/thumbnail.tsx';
import { type Language, langWithin } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import css from './offer.module.css';

interface GoodsLineProps {
  picture: string | null;
  text: string;
  /** The language of the text, where it was written in one. */
  written?: Language;
  details: readonly (string | false | null | undefined)[];
  /** How much, or how many. */
  amount: ReactNode;
}

/** One line of what was asked for, is offered, to be paid or on its way: the content of an `<li>`. */
export function GoodsLine({ picture, text, written, details, amount }: GoodsLineProps) {
  const { language } = useApp();
  const said = details.filter((each) => each);
  return (
    <>
      <Thumbnail picture={picture} />
      <span className={css.goods}>
        <span lang={written && langWithin(language, written)}>{text}</span>
        <span className="tabular">{amount}</span>
        {said.length > 0 && <small>{said.join(', ')}</small>}
      </span>
    </>
  );
}
