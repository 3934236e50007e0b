import { type Brand, whatsappLink } from '#features/company/about/brand.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { commonQuoteTexts } from '../../messages.ts';
import css from './quote-drawer.module.css';
import type { LineView } from './quote-lines.tsx';

interface AskWhatsappProps {
  language: Language;
  brand: Brand;
  lines: readonly LineView[];
}

export function AskAboutCart({ language, brand, lines }: AskWhatsappProps) {
  const text = quoteCartTexts[language].whatsappCart(listOf(lines));
  const href = whatsappLink(brand, text);
  return href ? (
    <a className={css.ask} href={href}>
      {commonQuoteTexts[language].askWhatsapp}
    </a>
  ) : null;
}

/** Writes '2 × Toyota Corolla LE 2021, …; Holguín'. */
function listOf(lines: readonly LineView[]): string {
  const listed = lines.map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const place = lines[0] ? provinceName(lines[0].province) : '';
  return `${listed.join(', ')}; ${place}`;
}
