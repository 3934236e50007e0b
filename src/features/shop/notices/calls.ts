import type { ShopNotice } from '#features/shop/catalogue/schema.ts';
import { get } from '#platform/calls/contract.ts';

export const listNotices = get<ShopNotice[], { query: { province?: string; category?: string } }>(
  '/api/notices',
);
