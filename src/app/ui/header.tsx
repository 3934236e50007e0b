import { CartButton } from '#features/cart/ui/cart-button.tsx';
import { categories } from '#features/catalogue/categories.ts';
import { officeStates } from '#features/company/office-states.ts';
import { classNames } from '#kit/class-names.ts';
import { MenuIcon } from '#kit/icons.tsx';
import { href, matchCustomerRoute, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { shellMessages } from '../messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { DataForm } from './data-form.tsx';
import css from './header.module.css';
import { LanguageForm } from './language-form.tsx';
import { useMenus } from './use-menus.ts';

/** On a phone the menu adds motorcycles, and the province. */
const navigation = ['electrodomesticos', 'triciclos', 'automobiles', 'motocicletas'] as const;

export function Header() {
  const { address, brand, language, lowData } = useApp();
  useMenus(address);
  const t = shellMessages[language];
  return (
    <>
      {!lowData && <OfficesStrip />}
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
                <LanguageForm />
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
                <LanguageForm />
                <DataForm />
              </nav>
            </details>
          </div>
        </div>
      </header>
    </>
  );
}

export function OfficesStrip() {
  return (
    <aside className={css.strip} aria-label={shellMessages[useApp().language].offices}>
      {officeStates.join('\u00a0· ')}
    </aside>
  );
}

/** Stands twice: on a wide screen beside the name, on a narrow one in the menu. */
export function Navigation() {
  const { address, language, lowData } = useApp();
  const t = shellMessages[language];
  const here = matchCustomerRoute(address.pathname);
  const open = here?.params.category ?? (here?.route === routes.catalogue ? 'automobiles' : '');
  return (
    <ul className={css.links}>
      <li>
        <a href={href(routes.home)} aria-current={here?.route === routes.home ? 'page' : undefined}>
          {t.home}
        </a>
      </li>
      {navigation.map((slug) => {
        const category = categories.find((each) => each.slug === slug);
        return (
          <li
            key={slug}
            className={slug === 'motocicletas' && !lowData ? css.narrowOnly : undefined}
          >
            <a
              href={href(routes.catalogue, { category: slug })}
              aria-current={open === slug ? 'page' : undefined}
            >
              {slug === 'triciclos' ? t.tricycles : category?.plural[language]}
            </a>
          </li>
        );
      })}
      {(['offers', 'offices', 'verify', 'provinces'] as const).map((name) => (
        <li key={name} className={name === 'provinces' && !lowData ? css.narrowOnly : undefined}>
          <a
            href={href(routes[name])}
            aria-current={here?.route === routes[name] ? 'page' : undefined}
          >
            {name === 'provinces' ? t.province : t[`${name}Link`]}
          </a>
        </li>
      ))}
    </ul>
  );
}
