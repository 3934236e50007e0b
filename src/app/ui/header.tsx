import type { ReactNode } from 'react';
import { CartButton } from '#features/shop/cart/ui/cart-button.tsx';
import { categories, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import { classNames } from '#kit/class-names.ts';
import { MenuIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { shellTexts } from '../messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { currentPlace } from './current-place.ts';
import { DataButton } from './data-button.tsx';
import css from './header.module.css';
import { LanguageButton } from './language-button.tsx';

interface MenuPlace {
  at: number;
  /** A shorter name than the category has. */
  name?: 'tricycles';
  /** Only the narrow menu has it. */
  narrowOnly?: true;
}

const menuPlaces: Record<ProductCategory, MenuPlace> = {
  electrodomesticos: { at: 1 },
  triciclos: { at: 2, name: 'tricycles' },
  automobiles: { at: 3 },
  motocicletas: { at: 4, narrowOnly: true },
};
const navigation = categories
  .map(({ slug, plural }) => ({ slug, plural, ...menuPlaces[slug] }))
  .sort((one, other) => one.at - other.at);

/** Only the server renders it; `useHeader` keeps it up to date. */
export function Header({ states }: { states: readonly string[] }) {
  const { t, brand, lowData } = useApp(shellTexts);
  return (
    <>
      {!lowData && <OfficesStrip states={states} />}
      <header className={css.header}>
        <div className={classNames('container', css.bar)}>
          <a className={css.brand} href={href(routes.home)}>
            {brand.name}
          </a>
          {!lowData && (
            <nav className={css.wide} aria-label={t.mainNavigation}>
              <Navigation />
            </nav>
          )}
          <div className={css.tools}>
            {!lowData && (
              <span className={css.wide}>
                <LanguageButton />
              </span>
            )}
            <AccountMenu />
            <CartButton />
            <details className={classNames(css.menu, !lowData && css.narrowOnly)} name="menu">
              <summary aria-label={t.menu}>
                <MenuIcon />
              </summary>
              <nav className={css.sheet} aria-label={t.menu}>
                <Navigation />
                <Choices />
              </nav>
            </details>
          </div>
        </div>
        <ChoicesForm />
      </header>
    </>
  );
}

export function OfficesStrip({ states }: { states: readonly string[] }) {
  const { language } = useApp();
  if (states.length === 0) return null;
  return (
    <aside className={css.strip} aria-label={shellTexts[language].offices}>
      {states.join('\u00a0· ')}
    </aside>
  );
}

export function Choices() {
  return (
    <>
      <LanguageButton />
      <DataButton />
    </>
  );
}

/** Used twice: beside the name on a wide screen, in the menu on a narrow one. */
export function Navigation() {
  const { t, language, lowData, address } = useApp(shellTexts);
  const current = currentPlace(address);
  return (
    <ul className={css.links}>
      <Place to={href(routes.home)} {...{ current }}>
        {t.home}
      </Place>
      {navigation.map(({ slug, plural, name, narrowOnly }) => (
        <Place
          key={slug}
          to={href(routes.catalogue, { category: slug })}
          {...{ current }}
          className={narrowOnly && !lowData ? css.narrowOnly : undefined}
        >
          {name ? t[name] : plural[language]}
        </Place>
      ))}
      {(['featured', 'offices', 'verify', 'provinces'] as const).map((name) => (
        <Place
          key={name}
          to={href(routes[name])}
          {...{ current }}
          className={name === 'provinces' && !lowData ? css.narrowOnly : undefined}
        >
          {name === 'provinces' ? t.province : t[`${name}Link`]}
        </Place>
      ))}
    </ul>
  );
}

interface PlaceProps {
  to: string;
  current: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Place({ to, current, className, children }: PlaceProps) {
  return (
    <li className={className}>
      <a href={to} aria-current={current === to ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}
