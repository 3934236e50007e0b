import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useApp } from '../../../app.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { ChevronDownIcon, PinIcon } from '../../../kit/icons.tsx';
import { href, pages } from '../../../pages.ts';
import { provinceMessages } from '../messages.ts';
import { provinceName } from '../provinces.ts';

const ProvinceDialog = lazy(async () => ({
  default: (await import('./province-dialog.tsx')).ProvinceDialog,
}));

/**
 * Shows the chosen province and opens the picker; without a script, and with low data, it leads to
 * its page.
 */
export function ProvinceButton() {
  const { language, province, address, lowData } = useApp();
  const t = provinceMessages[language];
  const [open, setOpen] = useState(false);
  const here = address.pathname + address.search;
  const pick = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink
        tone="secondary"
        href={href(pages.provinces, {}, { returnTo: here })}
        icon={<PinIcon size={20} />}
        {...(!lowData && { 'data-live': '', 'aria-haspopup': 'dialog', onClick: pick })}
      >
        {t.chosen(provinceName(province))}
        <ChevronDownIcon size={20} />
      </ButtonLink>
      {open && (
        <Suspense>
          <ProvinceDialog returnTo={here} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
