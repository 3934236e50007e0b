import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { provinceButtonMessages } from '../messages.ts';
import { provinceName } from '../provinces.ts';

/** Over a list, until a province was chosen: for which one it is shown, and the way to another. */
export function ProvinceHint() {
  const { language, province, provinceChosen, address } = useApp();
  const t = provinceButtonMessages[language];
  if (provinceChosen) return null;
  const here = pathOf(address);
  return (
    <p>
      {`${t.shownFor(provinceName(province))} `}
      <a href={href(routes.provinces, {}, { returnTo: here })}>{t.another}</a>
    </p>
  );
}
