import { useEffect, useRef } from 'react';

const openMenus = 'header details[open]';

/** Closes the header's menus on Escape, a tap elsewhere, a link, or a change of screen. */
export function useMenus(address: URL): void {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      const except = target instanceof Element && !target.closest('a') && target.closest(openMenus);
      closeMenus(except || undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menu = document.querySelector(openMenus);
      if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      closeMenus();
    };
    document.addEventListener('click', click);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('keydown', key);
    };
  }, []);
  // Does nothing when React starts, so that an open menu stays open.
  const shownAddress = useRef(address);
  useEffect(() => {
    if (shownAddress.current !== address) closeMenus();
    shownAddress.current = address;
  }, [address]);
}

function closeMenus(except?: Element): void {
  for (const menu of document.querySelectorAll(openMenus)) {
    if (menu !== except) menu.removeAttribute('open');
  }
}
