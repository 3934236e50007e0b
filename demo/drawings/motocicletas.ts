import { tcMax, tu250 } from './bikes/classics.ts';
import { boulevard, eliminator, rebel } from './bikes/cruisers.ts';
import { fronts } from './bikes/front-looks.ts';
import { klx230, tw200 } from './bikes/light-trails.ts';
import { grom, mt03, ninja400 } from './bikes/nakeds.ts';
import { motorcyclePictures, scooterPictures } from './bikes/pictures.ts';
import { metropolitan, primavera } from './bikes/retro-scooters.ts';
import { scooterFronts } from './bikes/scooter-fronts.ts';
import { niu, zuma } from './bikes/scooters.ts';
import { crf300, drz400 } from './bikes/trails.ts';
import type { Drawings } from './drawing.ts';

export const motocicletas: Drawings = {
  'honda-rebel-300-2024': motorcyclePictures(rebel, {
    paint: 'graphite',
    front: fronts.rebel,
    dash: { gauge: 'dial', chrome: false },
  }),
  'honda-grom-2024': motorcyclePictures(grom, {
    paint: 'red',
    front: fronts.grom,
    dash: { gauge: 'display', chrome: false },
  }),
  'suzuki-tu250x-2019': motorcyclePictures(tu250, {
    paint: 'red',
    front: fronts.tu250,
    dash: { gauge: 'twin', chrome: true },
  }),
  'niu-nqi-gts-2023': scooterPictures(niu, {
    paint: 'white',
    front: scooterFronts.niu,
    dash: { gauge: 'display', chrome: false },
  }),
  'honda-metropolitan-2023': scooterPictures(metropolitan, {
    paint: 'red',
    front: scooterFronts.metropolitan,
    dash: { gauge: 'dial', chrome: true },
  }),
  'yamaha-mt-03-2023': motorcyclePictures(mt03, {
    paint: 'blue',
    front: fronts.mt03,
    dash: { gauge: 'display', chrome: false },
  }),
  'honda-crf300l-2023': motorcyclePictures(crf300, {
    paint: 'red',
    front: fronts.crf300,
    dash: { gauge: 'display', chrome: false },
  }),
  'yamaha-zuma-125-2024': scooterPictures(zuma, {
    paint: 'graphite',
    front: scooterFronts.zuma,
    dash: { gauge: 'display', chrome: false },
  }),
  'kawasaki-ninja-400-2022': motorcyclePictures(ninja400, {
    paint: 'green',
    front: fronts.ninja400,
    dash: { gauge: 'twin', chrome: false },
  }),
  'yamaha-tw200-2024': motorcyclePictures(tw200, {
    paint: 'sand',
    front: fronts.tw200,
    dash: { gauge: 'dial', chrome: false },
  }),
  'super-soco-tc-max-2022': motorcyclePictures(tcMax, {
    paint: 'silver',
    front: fronts.tcMax,
    dash: { gauge: 'dial', chrome: false },
  }),
  'suzuki-boulevard-s40-2019': motorcyclePictures(boulevard, {
    paint: 'blue',
    front: fronts.boulevard,
    dash: { gauge: 'dial', chrome: true },
  }),
  'vespa-primavera-150-2023': scooterPictures(primavera, {
    paint: 'teal',
    front: scooterFronts.primavera,
    dash: { gauge: 'dial', chrome: true },
  }),
  'suzuki-dr-z400s-2022': motorcyclePictures(drz400, {
    paint: 'blue',
    front: fronts.drz400,
    dash: { gauge: 'display', chrome: false },
  }),
  'kawasaki-eliminator-2024': motorcyclePictures(eliminator, {
    paint: 'white',
    front: fronts.eliminator,
    dash: { gauge: 'dial', chrome: false },
  }),
  'kawasaki-klx230-2025': motorcyclePictures(klx230, {
    paint: 'green',
    front: fronts.klx230,
    dash: { gauge: 'display', chrome: false },
  }),
};
