import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { ChevronDownIcon, PinIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { provinceButtonTexts } from '../messages.ts';
import { provinceName } from '../provinces.ts';

type DialogParts = typeof import('./province-dialog.tsx');

// Apart from `then`, which the build would include in what waits for the style: a style that fails
// to load would then go unnoticed.
const loadDialog = () => import('./province-dialog.tsx');

/**
 * Opens the picker; without a script, with low data, or where its code cannot be loaded, it leads
 * to its page.
 */
export function ProvinceButton() {
  const { t, province, address, lowData, navigate } = useApp(provinceButtonTexts);
  const [open, setOpen] = useState<DialogParts>();
  const here = pathOf(address);
  const page = href(routes.provinces, {}, { returnTo: here });
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    loadDialog().then(setOpen, () => navigate(page));
  };
  return (
    <>
      <ButtonLink
        tone="secondary"
        href={page}
        icon={<PinIcon size={20} />}
        {...(!lowData && { 'data-live': '', 'aria-haspopup': 'dialog', onClick: pick })}
      >
        {t.chosen(provinceName(province))}
        <ChevronDownIcon size={20} />
      </ButtonLink>
      {open && <open.ProvinceDialog returnTo={here} onClose={() => setOpen(undefined)} />}
    </>
  );
}
