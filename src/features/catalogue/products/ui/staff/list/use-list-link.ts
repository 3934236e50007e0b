import type { MouseEvent } from 'react';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { lastListAddress } from './list-address.ts';

/** What a link has that leads back to the list as it was left. */
export function useListLink() {
  const { navigate } = useApp();
  return {
    href: href(staffRoutes.staffProducts),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(lastListAddress());
    },
  };
}
