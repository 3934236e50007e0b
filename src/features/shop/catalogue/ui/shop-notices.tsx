import { ChevronDownIcon } from '#kit/icons.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { shareTexts } from '../messages.ts';
import type { ShopNotice } from '../schema.ts';
import css from './shop-notices.module.css';

/** Each a line that unfolds, so that the products stay in sight. */
export function ShopNotices({ notices }: { notices: readonly ShopNotice[] }) {
  const { t, language } = useApp(shareTexts);
  return notices.map(({ id, title, text, until }) => (
    <details key={id} className={css.notice}>
      <summary>
        {title}
        <ChevronDownIcon size={20} />
      </summary>
      <p>{`${text} ${t.until(formatDate(until, language))}`.trim()}</p>
    </details>
  ));
}
