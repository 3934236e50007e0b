import { ChevronDownIcon } from '#kit/icons.tsx';
import { langWithin } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { shareTexts } from '../messages.ts';
import type { ShopNotice } from '../schema.ts';
import css from './shop-notices.module.css';

/** Each a line that unfolds, so that the products stay in sight. */
export function ShopNotices({ notices }: { notices: readonly ShopNotice[] }) {
  const { t, language } = useApp(shareTexts);
  // Staff write them in Spanish alone.
  const lang = langWithin(language, 'es');
  return notices.map(({ id, title, text, until }) => (
    <details key={id} className={css.notice}>
      <summary>
        <span lang={lang}>{title}</span>
        <ChevronDownIcon size={20} />
      </summary>
      <p>
        <span lang={lang}>{text}</span> {t.until(formatDate(until, language))}
      </p>
    </details>
  ));
}
