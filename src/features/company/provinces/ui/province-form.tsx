import type { MouseEvent } from 'react';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { provinceTexts } from '../messages.ts';
import { type ProvinceCode, provinces } from '../provinces.ts';
import css from './province-form.module.css';

interface ProvinceFormProps {
  /** The page afterwards, without a script. */
  returnTo: string;
  onPicked?: () => void;
}

export function ProvinceForm({ returnTo, onPicked }: ProvinceFormProps) {
  const { language, province, live, setProvince } = useApp();
  const pick = (event: MouseEvent, code: ProvinceCode) => {
    if (!live || !onPicked) return;
    event.preventDefault();
    setProvince(code);
    onPicked();
  };
  return (
    <form method="post" action={href(routes.provinces)} className="stack">
      <p>{provinceTexts[language].text}</p>
      <input type="hidden" name="returnTo" value={returnTo} />
      <ul className={css.provinces}>
        {provinces.map(({ code, name }) => (
          <li key={code}>
            <button
              type="submit"
              name="province"
              value={code}
              aria-current={code === province ? 'true' : undefined}
              data-autofocus={code === province || undefined}
              onClick={(event) => pick(event, code)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
