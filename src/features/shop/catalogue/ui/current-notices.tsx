import { useEffect, useState } from 'react';
import { api } from '#api.ts';
import { useApp } from '#web/app-context.ts';
import type { ShopNotice } from '../schema.ts';
import { ShopNotices } from './shop-notices.tsx';

export function CurrentNotices() {
  const { call, province } = useApp();
  const [notices, setNotices] = useState<ShopNotice[]>([]);
  useEffect(() => {
    let isCancelled = false;
    call(api.listNotices, { query: { province } }).then(
      (found) => isCancelled || setNotices(found),
      // Without a connection the cart shows no notices.
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [call, province]);
  return (
    <div role="status">
      <ShopNotices notices={notices} />
    </div>
  );
}
