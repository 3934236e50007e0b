import type { StaffCounts } from '#features/office/dashboard/schema.ts';
import { findTexts, placeTexts } from '#features/office/find/messages.ts';
import { permits } from '#features/people/accounts/roles.ts';
import { classNames } from '#kit/class-names.ts';
import { MenuIcon, SearchIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { type StaffPlace, staffGroups, staffPlaceOf } from '#staff-places.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { serverTexts, shellTexts } from '../../messages.ts';
import { AccountMenu } from '../account-menu.tsx';
import { ChoicesForm } from '../choices-form.tsx';
import { LanguageButton } from '../language-button.tsx';
import css from './staff-frame.module.css';

const of = (place: StaffPlace, query = {}) => href(staffRoutes[place], {}, query);

/** What each number counts, exactly. */
const countedLists: Record<keyof StaffCounts, string> = {
  staffQuotes: of('staffQuotes', { queue: 'waiting' }),
  staffVerifications: of('staffVerifications', { queue: 'waiting' }),
  staffWaitingMoney: of('staffWaitingMoney'),
  staffMatching: of('staffMatching'),
  staffUnits: of('staffUnits', { queue: 'stuck' }),
  staffHandovers: `${of('staffHandovers')}#acts`,
  staffMails: of('staffMails', { state: 'failed' }),
};

/** Only the server renders it; `useRail` keeps it up to date. Beside the page, or a line above it on a phone. */
export function StaffHeader({ counts }: { counts: StaffCounts }) {
  const { t, brand, language } = useApp(shellTexts);
  return (
    <header className={css.rail}>
      <a className={css.brand} href={href(routes.home)}>
        {brand.name}
      </a>
      <Find />
      <details className={css.menu} name="menu">
        <summary aria-label={t.menu}>
          <MenuIcon />
        </summary>
        <div className={css.sheet}>
          <Places label={t.menu} counts={counts} />
          <LanguageButton />
        </div>
      </details>
      <div className={css.wide}>
        <Places label={serverTexts[language].railName} counts={counts} />
      </div>
      <div className={css.own}>
        <AccountMenu />
        <span className={css.language}>
          <LanguageButton />
        </span>
      </div>
      <ChoicesForm />
    </header>
  );
}

/** A field where there is room for one; on a phone the way to it. Ctrl+K goes to either. */
function Find() {
  const { t } = useApp(findTexts);
  const address = href(staffRoutes.staffFind);
  return (
    <search className={css.find}>
      <a href={address} aria-label={t.title}>
        <SearchIcon />
      </a>
      <form action={address}>
        <input
          type="search"
          name="q"
          className={css.field}
          aria-label={t.title}
          aria-keyshortcuts="Control+K"
          placeholder={`${t.title} · Ctrl K`}
          autoComplete="off"
          maxLength={100}
          data-find
        />
        <button type="submit" aria-label={t.go}>
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

function Places({ label, counts }: { label: string; counts: StaffCounts }) {
  const { t, person, address } = useApp(placeTexts);
  const current = staffPlaceOf(address);
  return (
    <nav aria-label={label}>
      {staffGroups.map(({ group, places }) => {
        const mine = places
          .map(([place]) => place)
          .filter((place) => permits(staffRoutes[place].access, person?.role) === 'yes');
        const list = (
          <ul className={css.places} aria-label={t.groups[group]}>
            {mine.map((place) => (
              <Place key={place} place={place} current={current} counts={counts} />
            ))}
          </ul>
        );
        if (group !== 'settings') {
          return (
            <div key={group} className={css.group}>
              {group !== 'today' && <p className={css.name}>{t.groups[group]}</p>}
              {list}
            </div>
          );
        }
        return (
          <details
            key={group}
            className={css.group}
            open={current !== undefined && mine.includes(current)}
          >
            <summary className={css.name}>
              {t.groups[group]} <Mark of="staffMails" count={counts.staffMails} />
            </summary>
            {list}
          </details>
        );
      })}
    </nav>
  );
}

interface PlaceProps {
  place: StaffPlace;
  current: StaffPlace | undefined;
  counts: StaffCounts;
}

function Place({ place, current, counts }: PlaceProps) {
  const { t, language } = useApp(placeTexts);
  return (
    <li className={css.place}>
      <a href={of(place)} data-place={place} aria-current={place === current ? 'page' : undefined}>
        {t.places[place]}
      </a>
      {isCounted(place) && (
        <a
          href={countedLists[place]}
          title={serverTexts[language].counted[place]}
          hidden={counts[place] === 0}
        >
          <Mark of={place} count={counts[place]} />
        </a>
      )}
    </li>
  );
}

const isCounted = (place: StaffPlace): place is keyof StaffCounts => place in countedLists;

const Mark = ({ of, count }: { of: keyof StaffCounts; count: number }) => (
  <span className={classNames(css.count, of === 'staffMails' && css.urgent)} data-count-of={of}>
    {count || ''}
  </span>
);
