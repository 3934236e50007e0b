import { ButtonLink } from '#kit/button.tsx';
import { LogoutIcon, UserIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { shellTexts } from '../messages.ts';
import type { StaffMenu, StaffMenuLink } from '../staff-menu.ts';
import css from './account-menu.module.css';
import { signInAddress } from './sign-in-address.ts';

/** Shows "Entrar", or the person's menu. Works without a script. */
export function AccountMenu() {
  const { t, address, person, staffMenu } = useApp(shellTexts);
  if (!person) {
    return (
      <ButtonLink tone="quiet" href={signInAddress(address)} data-sign-in>
        {t.signIn}
      </ButtonLink>
    );
  }
  return (
    <details className={css.menu} name="menu">
      <summary>
        <UserIcon size={20} />
        <span className={css.name} data-person>
          {person.firstName || person.email}
        </span>
      </summary>
      <ul className={css.list} aria-label={t.account}>
        <li>
          <a href={href(routes.profile)}>{t.profile}</a>
        </li>
        <li>
          <a href={href(routes.myQuotes)}>{t.myQuotes}</a>
        </li>
        <li>
          <a href={href(routes.myVerifications)}>{t.myVerifications}</a>
        </li>
        {staffMenu && <StaffLinks {...staffMenu} />}
        <li>
          <a href="/api/logout" data-unsent={t.unsent} data-owner={person.id}>
            <LogoutIcon size={20} />
            {t.signOut}
          </a>
        </li>
      </ul>
    </details>
  );
}

function StaffLinks({ panels, more }: StaffMenu) {
  return (
    <>
      <Links links={panels} />
      <li>
        <ul className={css.quiet} aria-label={more.label}>
          <Links links={more.links} />
        </ul>
      </li>
    </>
  );
}

const Links = ({ links }: { links: StaffMenuLink[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
