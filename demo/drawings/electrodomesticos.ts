import { chestFreezer, chestFreezerOpen } from './appliances/chest-freezer.ts';
import { finishes } from './appliances/finishes.ts';
import { frameGenerator } from './appliances/frame-generator.ts';
import { frenchDoor, frenchDoorOpen } from './appliances/french-door.ts';
import { frontWasher, frontWasherOpen } from './appliances/front-washer.ts';
import { inductionCooktop } from './appliances/induction.ts';
import { microwave, microwaveOpen } from './appliances/microwave.ts';
import { multicooker } from './appliances/multicooker.ts';
import { pedestalFan } from './appliances/pedestal-fan.ts';
import { powerStation, powerStationBack } from './appliances/power-station.ts';
import { gasRange } from './appliances/range.ts';
import { riceCooker } from './appliances/rice-cooker.ts';
import { sideBySide } from './appliances/side-by-side.ts';
import { solarKit, solarKitDetail } from './appliances/solar-kit.ts';
import { splitAir, splitAirIndoor, splitAirOutdoor } from './appliances/split-air.ts';
import { suitcaseGenerator } from './appliances/suitcase-generator.ts';
import { television } from './appliances/television.ts';
import { topFreezer, topFreezerOpen } from './appliances/top-freezer.ts';
import { topWasher, topWasherOpen } from './appliances/top-washer.ts';
import { uprightFreezer, uprightFreezerOpen } from './appliances/upright-freezer.ts';
import { waterHeater } from './appliances/water-heater.ts';
import { windowAir } from './appliances/window-air.ts';
import type { Drawings } from './drawing.ts';

export const electrodomesticos: Drawings = {
  'frigidaire-ffht1835vw-refrigerador': [
    () => topFreezer(finishes.white),
    () => topFreezerOpen(finishes.white),
  ],
  'samsung-rf27t5201sr-refrigerador': [
    () => frenchDoor(finishes.stainless),
    () => frenchDoorOpen(finishes.stainless),
    () => frenchDoor(finishes.stainless, -28),
  ],
  'whirlpool-wrs325sdhv-refrigerador': [
    () => sideBySide(finishes.blackStainless),
    () => sideBySide(finishes.blackStainless, -28),
  ],
  'midea-mrc070s0aww-congelador-horizontal': [
    () => chestFreezer(finishes.white),
    () => chestFreezerOpen(finishes.white),
  ],
  'ge-fuf17smrww-congelador-vertical': [
    () => uprightFreezer(finishes.white),
    () => uprightFreezerOpen(finishes.white),
  ],
  'lg-wm3400cw-lavadora-frontal': [
    () => frontWasher(finishes.white),
    () => frontWasherOpen(finishes.white),
    () => frontWasher(finishes.white, { yaw: 10, size: 1560, shift: [-20, 1030] }),
  ],
  'samsung-wf45t6000av-lavadora-frontal': [
    () => frontWasher(finishes.graphite),
    () => frontWasher(finishes.graphite, { yaw: -24 }),
  ],
  'samsung-wa45t3200aw-lavadora-superior': [
    () => topWasher(finishes.white),
    () => topWasherOpen(finishes.white),
  ],
  'pioneer-wys012amfi19rl-split-12000': [
    () => splitAir(),
    () => splitAirIndoor(),
    () => splitAirOutdoor(),
  ],
  'senville-senl-18cd-split-18000': [() => splitAirOutdoor(40), () => splitAirIndoor()],
  'lg-lw8017ersm-aire-de-ventana': [() => windowAir(), () => windowAir(-26)],
  'samsung-un55du8000-televisor-55': [() => television(), () => television(-24)],
  'hisense-55a6n-televisor-55': [() => television(-14)],
  'frigidaire-fcrg3052as-cocina-de-gas': [
    () => gasRange(finishes.stainless),
    () => gasRange(finishes.stainless, { yaw: -16, eye: 1900, size: 1000, shift: [0, 520] }),
  ],
  'duxtop-9600ls-cocina-de-induccion': [
    () => inductionCooktop(),
    () => inductionCooktop({ withPot: true }),
  ],
  'panasonic-nn-sn686s-microondas': [
    () => microwave(finishes.stainless),
    () => microwaveOpen(finishes.stainless),
  ],
  'honda-eu2200i-generador': [() => suitcaseGenerator(), () => suitcaseGenerator(-20)],
  'champion-76533-generador': [() => frameGenerator(), () => frameGenerator(-24)],
  'ecoflow-delta-2-estacion-de-energia': [() => powerStation(), () => powerStationBack()],
  'renogy-kit-solar-200w': [() => solarKit(), () => solarKitDetail()],
  'instant-pot-duo-6-qt': [() => multicooker(), () => multicooker(-22)],
  'hamilton-beach-37548-arrocera': [() => riceCooker()],
  'lasko-1827-ventilador-de-pedestal': [
    () => pedestalFan(),
    () => pedestalFan({ yaw: 18, size: 1500, shift: [0, 840] }),
  ],
  'rheem-proe20-calentador-de-agua': [() => waterHeater()],
};
