import { useEffect, useRef } from 'react';
import type { StaffCounts } from '#features/office/dashboard/schema.ts';
import { staffApi } from '#staff-api.ts';
import { staffPlaceOf } from '#staff-places.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { href } from '#web/routes/route.ts';

const everyMs = 15_000;

/** Updates the rail, which no component renders in the browser: where one is, and how much waits. */
export function useRail(): void {
  const { address, call, navigate } = useApp();
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('header [data-find]');
      if (field?.offsetParent) field.select();
      else void navigate(href(staffRoutes.staffFind));
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [navigate]);
  useEffect(() => {
    const current = staffPlaceOf(address);
    for (const link of document.querySelectorAll<HTMLElement>('header [data-place]')) {
      if (link.dataset.place === current) {
        link.setAttribute('aria-current', 'page');
        if (link.offsetParent) link.scrollIntoView({ block: 'nearest' });
      } else link.removeAttribute('aria-current');
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('header [name=returnTo]')) {
      input.value = address.pathname + address.search;
    }
  }, [address]);
  // The server has just counted for the first screen.
  const counted = useRef(address);
  useEffect(() => {
    let left = false;
    const show = () => {
      if (document.hidden) return;
      // What cannot be counted now is counted the next time.
      call(staffApi.staffCounts, {}).then(
        (counts) => left || showCounts(counts),
        () => undefined,
      );
    };
    if (counted.current !== address) show();
    counted.current = address;
    const timer = setInterval(show, everyMs);
    document.addEventListener('visibilitychange', show);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [address, call]);
}

function showCounts(counts: StaffCounts): void {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const count = counts[mark.dataset.countOf as keyof StaffCounts];
    mark.textContent = count > 0 ? String(count) : '';
    const link = mark.closest('a');
    if (link) link.hidden = count === 0;
  }
}
