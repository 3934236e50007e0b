import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { languageEntry, lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { demoProducts } from '../demo/products.ts';
import { dice, pick } from './draw-history.ts';

type Kind = readonly [share: number, address: (random: () => number) => string];

const categories = ['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos'];
const words = ['toyota', 'honda', 'refrigerador', 'eléctrico', 'suzuki', 'rojo', 'kia', 'gasolina'];
const screens = [
  '/',
  '/offers',
  '/offices',
  '/verify',
  '/privacy',
  '/terms',
  '/comparar',
  '/provincia',
];

const category = (random: () => number) => pick(categories, random);
const filters = (random: () => number) =>
  `search=${encodeURIComponent(pick(words, random))}&minPrice=${Math.floor(random() * 100) * 100}`;

const kinds: readonly Kind[] = [
  [30, (random) => productPage(random)],
  [15, (random) => `/products/${category(random)}`],
  [8, (random) => `/products/${category(random)}?${filters(random)}`],
  [12, (random) => pick(screens, random)],
  [8, (random) => `/api/products?category=${category(random)}&${filters(random)}`],
  [
    5,
    (random) => `/api/products/choices?category=${category(random)}&brand=${pick(words, random)}`,
  ],
  [3, (random) => `/api${productPage(random)}`],
  // Requests for no address of ours: from a chat, an advertisement, or somebody hostile.
  [6, (random) => `${productPage(random)}?fbclid=${random().toString(36)}`],
  [3, (random) => `/nada/${random().toString(36)}`],
  [1, () => '/sitemap.xml'],
  [1, () => '/og.jpg'],
  [1, () => '/api/verifications/challenge'],
  [1, () => '/api/auth/user'],
];

function productPage(random: () => number): string {
  const product = pick(demoProducts, random);
  return `/products/${product.category}/${product.slug}`;
}

/**
 * Sends the requests that people make, `at` at once, the same every time. Returns how often each
 * answer came.
 */
export async function sendMixedRequests(
  origin: string,
  { requests, at = 8, more }: { requests: number; at?: number; more: readonly string[] },
): Promise<Record<string, number>> {
  const random = dice(7);
  const statuses: Record<string, number> = {};
  let left = requests;
  const lane = async () => {
    while (left-- > 0) {
      const path = random() < 0.1 ? pick(more, random) : draw(random);
      const outcome = await ask(origin + path, headersOf(random));
      statuses[outcome] = (statuses[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: at }, lane));
  return statuses;
}

/** Returns the status, or 'cut' where the shop closed an idle line just as it was used again. */
async function ask(address: string, headers: Record<string, string>): Promise<number | 'cut'> {
  try {
    const response = await fetch(address, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'cut';
  }
}

function draw(random: () => number): string {
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  let at = random() * total;
  for (const [share, address] of kinds) {
    at -= share;
    if (at < 0) return address(random);
  }
  return '/';
}

/** Somebody in one of 16 provinces, in either language, a tenth of them with low data. */
function headersOf(random: () => number): Record<string, string> {
  const octet = () => Math.floor(random() * 256);
  const cookies = [
    `${provinceEntry.name}=${pick(provinceCodes, random)}`,
    ...(random() < 0.2 ? [`${languageEntry.name}=en`] : []),
    ...(random() < 0.1 ? [`${lowDataEntry.name}=poco`] : []),
  ];
  return {
    cookie: cookies.join('; '),
    'accept-encoding': pick(['br', 'br', 'br', 'br', 'gzip', 'identity'], random),
    'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
  };
}
