import { useApp } from '#app.ts';
import { CartButton } from '#features/cart/ui/cart-button.tsx';
import { categories } from '#features/catalogue/categories.ts';
import { officeStates } from '#features/company/office-states.ts';
import { classNames } from '#kit/class-names.ts';
import { MenuIcon } from '#kit/icons.tsx';
import { href, match, pages } from '#pages.ts';
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
      {!lowData && (
        <aside className={css.strip} aria-label={t.offices}>
          {officeStates.join('\u00a0· ')}
        </aside>
      )}
      <header className={css.header}>
        <div className={classNames('container', css.bar)}>
          <a className={css.brand} href={href(pages.home)}>
            {brand.name}
          </a>
          {!lowData && (
            <nav className={css.wide} aria-label={t.mainNavigation}>
              <Links />
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
                <Links />
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

function Links() {
  const { address, language, lowData } = useApp();
  const t = shellMessages[language];
  const here = match(address.pathname);
  const open = here?.params.category ?? (here?.screen === pages.catalogue ? 'automobiles' : '');
  return (
    <ul className={css.links}>
      <li>
        <a href={href(pages.home)} aria-current={here?.screen === pages.home ? 'page' : undefined}>
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
              href={href(pages.catalogue, { category: slug })}
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
            href={href(pages[name])}
            aria-current={here?.screen === pages[name] ? 'page' : undefined}
          >
            {name === 'provinces' ? t.province : t[`${name}Link`]}
          </a>
        </li>
      ))}
    </ul>
  );
}
