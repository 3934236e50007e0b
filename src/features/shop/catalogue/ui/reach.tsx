import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { reachTexts } from '../delivery/messages.ts';

export function Reach({ reached }: { reached: readonly ProvinceCode[] }) {
  const { t, province, address } = useApp(reachTexts);
  const here = pathOf(address);
  return (
    <>
      {reached.includes(province)
        ? t.means(provinceName(province))
        : t.reachesOnly(reached.map(provinceName).join(', '))}{' '}
      <a href={href(routes.delivery)}>{t.how}</a> ·{' '}
      <a href={href(routes.provinces, {}, { returnTo: here })}>{t.change}</a>
    </>
  );
}
