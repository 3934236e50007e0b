import { sql } from 'kysely';
import { linkOfOrder } from '#features/orders/offers/server/links/quote-links.ts';
import { keepStages } from '#features/orders/order/server/order-stages.ts';
import type { OrderStage } from '#features/orders/progress/order-stages.ts';
import { embeddedIssuer } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import type { tourTexts } from './messages.ts';

type TextName<Shape> = {
  [Name in keyof typeof tourTexts.es]: (typeof tourTexts.es)[Name] extends Shape ? Name : never;
}[keyof typeof tourTexts.es];

interface Stop {
  name: TextName<{ title: string }>;
  path: string;
}

export interface Part {
  name: TextName<{ who: string }>;
  /** Of one of the demo's people; undefined: nobody is signed in. */
  subject?: 'demo-cliente' | 'demo-agente' | 'demo-admin';
  stops: readonly Stop[];
}

interface Order {
  id: string;
  stage: OrderStage | null;
  /** Of the newest offer that was sent. */
  offer: string | null;
}

/** What can be tried now: what an order is needed for is left out where there is none. */
export async function readTour({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ parts: readonly Part[]; isEmpty: boolean }> {
  await keepStages(db);
  const orders = await ordersOf(db, embeddedIssuer(config));
  const inStage = (stage: OrderStage) => orders.filter((order) => order.stage === stage);
  const [offered] = inStage('offered');
  const [ready] = inStage('ready');
  const linkTo = async (role: 'pays' | 'receives', among: readonly Order[]) => {
    const paths = await Promise.all(among.map(({ id }) => linkOfOrder(db, id, role)));
    return paths.find((path) => path !== undefined);
  };
  const stop = (name: Stop['name'], path: string | undefined): Stop[] =>
    path === undefined ? [] : [{ name, path }];
  const isEmpty = orders.length === 0;
  const inStory = (name: Stop['name'], path: string) => stop(name, isEmpty ? undefined : path);
  const parts: Part[] = [
    {
      name: 'asks',
      subject: 'demo-cliente',
      stops: [
        ...stop(
          'offer',
          offered?.offer ? href(routes.ownOffer, { number: offered.offer }) : undefined,
        ),
        ...stop('ready', ready && myQuoteHref(ready.id)),
        ...stop('orders', href(routes.myQuotes, {})),
      ],
    },
    { name: 'pays', stops: stop('pay', await linkTo('pays', inStage('toPay'))) },
    { name: 'receives', stops: stop('receive', await linkTo('receives', inStage('ready'))) },
    {
      name: 'agente',
      subject: 'demo-agente',
      stops: [
        ...stop('today', href(staffRoutes.dashboard, {})),
        ...stop('queue', href(staffRoutes.staffQuotes, {}, { queue: 'unassigned' })),
        ...inStory('bank', href(staffRoutes.staffMatching, {})),
        ...inStory('ships', href(staffRoutes.staffVoyages, {})),
      ],
    },
    {
      name: 'administrador',
      subject: 'demo-admin',
      stops: [
        ...inStory('cash', href(staffRoutes.staffWaitingMoney, {})),
        ...inStory('acts', href(staffRoutes.staffHandovers, {})),
        ...inStory('reports', href(staffRoutes.staffReports, {})),
        ...inStory('ways', href(staffRoutes.staffPayments, {})),
      ],
    },
    {
      name: 'anyone',
      stops: [
        ...stop('passport', await mostMarked(db)),
        ...stop('check', href(routes.check, {})),
        ...stop('mails', config.smtpUrl ? undefined : '/buzon'),
      ],
    },
  ];
  return { parts: parts.filter(({ stops }) => stops.length > 0), isEmpty };
}

async function ordersOf(db: Database, issuer: string): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select quote.id, stage,
      (select number from offer where quote_id = quote.id and sent_at is not null
        order by version desc limit 1) as offer
    from quote join person on person.id = person_id left join order_stage on quote_id = quote.id
    where issuer = ${issuer} and subject = 'demo-cliente' and quote.detached_at is null
    order by quote.created_at desc limit 100`.execute(db);
  return rows;
}

/** The car of which the most damage is drawn. */
async function mostMarked(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ category: string; slug: string }>`
    select category, slug from product join product_passport on product_id = product.id
    where deleted_at is null and status = 'available' and marks <> '[]'
    order by jsonb_array_length(marks) desc, slug limit 1`.execute(db);
  return rows[0] && href(routes.product, rows[0]);
}
