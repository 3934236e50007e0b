import type { Drawings } from './drawing.ts';
import { senior, seniorDuo, seniorRoof } from './trikes/mobility.ts';
import {
  boxLight,
  boxTrike,
  cargoCanopy,
  cargoLight,
  cargoOpen,
  mototaxi,
  mototaxiShort,
} from './trikes/models.ts';
import { trikePictures } from './trikes/pictures.ts';

export const triciclos: Drawings = {
  'jinpeng-mototaxi-6-plazas-2025': trikePictures(mototaxi, 'teal'),
  'zongshen-carga-1000-2025': trikePictures(cargoOpen, 'blue'),
  'pride-raptor-3-2024': trikePictures(senior, 'sand'),
  'bajaj-mototaxi-re-e-2024': trikePictures(mototaxiShort, 'green'),
  'jinpeng-furgon-900-2025': trikePictures(boxTrike, 'white'),
  'dayun-carga-1500-2024': trikePictures(cargoCanopy, 'red'),
  'tailg-carga-400-2025': trikePictures(cargoLight, 'orange'),
  'afikim-breeze-techo-2023': trikePictures(seniorRoof, 'red'),
  'tailg-reparto-500-2024': trikePictures(boxLight, 'blue'),
  'omega-seiki-stream-2023': trikePictures({ ...mototaxi, roof: 'white' }, 'red'),
  'ewheels-ew-36-duo-2024': trikePictures(seniorDuo, 'graphite'),
  'mahindra-treo-zor-2026': trikePictures({ ...cargoCanopy, roof: 'white' }, 'teal'),
};
