import { ShopNotice, ShopNoticeQuery } from '#features/shop/catalogue/schema.ts';
import { get } from '#platform/calls/contract.ts';

export const listNotices = get('/api/notices', {
  access: 'anyone',
  query: ShopNoticeQuery,
  response: ShopNotice.array(),
});
