import type { ShopNotice } from '#features/catalogue/schema.ts';
import { get } from '#platform/calls/contract.ts';

export const noticeCalls = {
  listNotices: get<ShopNotice[], { query: { province?: string; category?: string } }>(
    '/api/notices',
  ),
};
