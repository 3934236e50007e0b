import { picanto, spark } from './cars/city.ts';
import { bolt, kona, soul } from './cars/crossovers.ts';
import { drawCar, type ViewName } from './cars/draw.ts';
import { fit, leaf, prius, rio } from './cars/hatches.ts';
import { colorado, frontier, ranger, tacoma } from './cars/pickups.ts';
import { accent, civic, corolla, jetta, versa } from './cars/sedans.ts';
import { crv, cx5, rav4, tucson } from './cars/suvs.ts';
import type { Car } from './cars/trim.ts';
import { connect, sienna } from './cars/vans.ts';
import type { Drawings } from './drawing.ts';

const cars: Record<string, Car> = {
  'toyota-corolla-le-2021': corolla,
  'toyota-rav4-hybrid-xle-2021': rav4,
  'kia-picanto-2024': picanto,
  'hyundai-kona-electric-sel-2022': kona,
  'toyota-tacoma-sr5-2020': tacoma,
  'hyundai-accent-sel-2020': accent,
  'kia-rio-5-puertas-2021': rio,
  'honda-cr-v-ex-2020': crv,
  'nissan-versa-sv-2022': versa,
  'honda-civic-lx-2019': civic,
  'volkswagen-jetta-s-2020': jetta,
  'honda-fit-ex-2019': fit,
  'nissan-leaf-sv-2020': leaf,
  'toyota-prius-le-2019': prius,
  'chevrolet-spark-lt-2020': spark,
  'kia-soul-s-2021': soul,
  'chevrolet-bolt-euv-lt-2022': bolt,
  'hyundai-tucson-sel-2022': tucson,
  'mazda-cx-5-touring-2021': cx5,
  'nissan-frontier-sv-2022': frontier,
  'mazda-cx-5-select-2025': { ...cx5, paint: 'white' },
  'nissan-frontier-sv-2025': { ...frontier, paint: 'graphite' },
  'ford-ranger-xlt-2021': ranger,
  'chevrolet-colorado-lt-diesel-2020': colorado,
  'ford-transit-connect-xl-2019': connect,
  'toyota-sienna-le-2021': sienna,
};

const views: readonly ViewName[] = ['front', 'side', 'rear', 'detail'];

export const automobiles: Drawings = Object.fromEntries(
  Object.entries(cars).map(([slug, car]) => [slug, views.map((view) => () => drawCar(car, view))]),
);
