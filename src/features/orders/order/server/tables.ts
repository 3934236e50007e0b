import type { Generated } from 'kysely';
import type { OrderStage } from '#features/orders/progress/order-stages.ts';

declare module '#platform/database/database.ts' {
  interface Tables {
    order_stage: {
      quote_id: string;
      happened: Generated<string>;
      stage: OrderStage | null;
      lasts: Generated<boolean>;
      cents: string | null;
    };
  }
}
