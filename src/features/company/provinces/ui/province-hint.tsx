import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { provinceButtonTexts } from '../messages.ts';
import { provinceName } from '../provinces.ts';

/**
 * Above a list, until a province is chosen: the province that it is for, and a link to choose
 * another.
 */
export function ProvinceHint() {
  const { t, province, provinceChosen, address } = useApp(provinceButtonTexts);
  if (provinceChosen) return null;
  const here = pathOf(address);
  return (
    <p>
      {`${t.shownFor(provinceName(province))} `}
      <a href={href(routes.provinces, {}, { returnTo: here })}>{t.another}</a>
    </p>
  );
}
