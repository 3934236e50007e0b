import fc, { type Arbitrary } from 'fast-check';
import { exportItems } from '#features/shipping/export-file/items.ts';
import { stages } from '#features/shipping/units/stages.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { seen, smallPicture } from './values.ts';

const text = (words: string) => fc.constant(words);
const revision = fc.constantFrom(0, 1, 2);
const category = fc.constantFrom(...categorySlugs);
/** The one day that is neither to come nor before anything that `begin` wrote. */
const today = text('@today:0');
const sailing = {
  carrier: text('Naviera'),
  ship: text('Azul'),
  number: fc.nat(999).map(String),
  port: text('Miami'),
  billOfLading: text(''),
};
const handed = { receivedBy: text('Ana'), handedOn: today };
const eachStage = fc.constant(Object.fromEntries(stages.map((stage) => [stage, 1])));
const durationsOf = {
  category,
  port: fc.constantFrom('Miami', null),
  province: fc.constantFrom('HOL', 'HAB'),
};

export const journeyBodies: Record<string, Arbitrary<unknown>> = {
  addExportScan: fc.constant(pdfFile()),
  addUnitPhoto: fc.constant(smallPicture),
  uploadPicture: fc.constant(smallPicture),
  importScreeningList: fc.constant(
    Buffer.from('source,type,name,alt_names\nSDN,Individual,"PEREZ, Yanet",\n'),
  ),
  recordUnitChange: fc.oneof(
    fc.record({ kind: text('note'), cause: text('Está lista') }),
    fc.record({ kind: text('held'), cause: text('Falta el título'), whoActs: text('pays') }),
    fc.record({ kind: text('reached'), stage: text(stages[0]), day: today }),
  ),
  saveUnit: fc.record({
    expected: revision,
    identifier: fc.nat(9999).map((number) => `SERIE-${number}`),
    titleNumber: text('T-1'),
    titleState: text('FL'),
  }),
  saveDurations: fc.record({ ...durationsOf, days: eachStage, expected: fc.constant(null) }),
  removeDurations: fc.record({ ...durationsOf, expected: eachStage }),
  createVoyage: fc.record({
    ...sailing,
    departsOn: seen('day'),
    arrivesOn: text(`${new Date().getUTCFullYear() + 2}-12-05`),
  }),
  saveVoyage: fc.record({ ...sailing, expected: revision }),
  loadVoyage: fc.record({ units: fc.tuple(seen('units')) }),
  updateVoyage: fc.oneof(
    fc.record({ kind: text('note'), expected: revision, cause: text('Espera turno') }),
    fc.record({ kind: text('departed'), expected: revision, day: today }),
  ),
  recordPaper: fc.record({ item: text('lien'), expected: revision }),
  withdrawPaper: fc.record({ item: text('aes'), expected: fc.constant(1), note: text('No') }),
  recordAuthority: fc.record({
    expected: fc.constantFrom(0, 0, 1),
    kind: fc.constantFrom('exception', 'none'),
    text: text('15 CFR 740.21'),
    source: text('Dictamen'),
  }),
  // All that a car lacks at first; the authority of its order may be there since.
  overrideExport: fc.record({
    items: fc.constantFrom(
      exportItems,
      exportItems.filter((item) => item !== 'authority'),
    ),
    reason: text('Lo dice el abogado'),
  }),
  saveExportRequirement: fc.record({
    category,
    item: fc.constantFrom(...exportItems),
    expected: fc.constantFrom(1, 2),
    required: fc.boolean(),
    scan: fc.constant(false),
    validFrom: seen('day'),
    source: text('Dictamen'),
  }),
  clearMatch: fc.record({ reason: text('Nació en otro año') }),
  addPayer: fc.record({ name: fc.nat(999).map((number) => `Luis Ruiz ${number}`) }),
  enterTariff: fc.record({
    kind: fc.constantFrom('duties', 'port'),
    category,
    province: fc.constant(null),
    cents: fc.nat(1_000_000),
    basisPoints: fc.constant(null),
    source: text('Aduana'),
    sourceAddress: fc.constantFrom(null, 'https://aduana.example'),
    validFrom: seen('day'),
  }),
  voidTariff: fc.record({ reason: text('Era otra') }),
  nameCustoms: fc.record({
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    namedOn: today,
    source: text('Aduana'),
  }),
  answerCustoms: fc.record({
    id: seen('customsPrice'),
    cents: fc.constant(1000),
    answer: fc.constantFrom('accepted', 'talk'),
  }),
  withdrawCustoms: fc.record({ reason: text('Era otro') }),
  handOver: fc.nat(9).chain((at) =>
    fc.record({
      unitId: text(`@readyUnits:${at}`),
      code: text(`@handoverCode:${at}`),
      ...handed,
    }),
  ),
  makeHandoverLink: fc.record({
    label: text('Ramón'),
    units: fc.tuple(fc.oneof(seen('arrivedUnits'), seen('readyUnits'))),
    days: fc.integer({ min: 1, max: 30 }),
  }),
  renewHandoverCode: fc.record({ renewals: fc.constantFrom(0, 1) }),
  recordHandover: fc.record({ ...handed, reason: text('Sin batería') }),
  decideAct: fc.record({ accepted: fc.constant(false), reason: text('No se lee') }),
  answerReview: fc.record({ text: text('Gracias por decirlo'), expected: fc.constant(null) }),
  hideReview: fc.record({ reason: text('Nombra a otra persona') }),
};

const unit = { id: seen('units') };
const papered = { id: seen('papered') };
const scan = { ...papered, scan: seen('scans') };
const photo = { photo: seen('photos'), width: text('320') };
const voyage = { id: seen('voyages') };

export const journeyParams: Record<string, Record<string, Arbitrary<unknown>>> = {
  findMyQuote: { id: seen('owingOrder') },
  listMyHandovers: { id: seen('owingOrder') },
  listMyOffers: { id: seen('owingOrder') },
  offerPaper: { number: seen('customsOffer') },
  extendHold: { id: seen('acceptedOffers') },
  amendMyQuote: { id: seen('pendingOrder') },
  findUnit: unit,
  saveUnit: unit,
  recordUnitChange: unit,
  addUnitPhoto: unit,
  unitPhoto: { id: seen('photographed'), ...photo },
  myUnitPhoto: { id: seen('owingOrder'), ...photo },
  linkUnitPhoto: { token: seen('receivesToken'), ...photo },
  removeUnitPhoto: { id: seen('photographed'), photo: seen('photos') },
  findVoyage: voyage,
  saveVoyage: voyage,
  loadVoyage: voyage,
  unloadVoyage: { ...voyage, unit: seen('units') },
  updateVoyage: voyage,
  findExportFile: unit,
  recordPaper: unit,
  withdrawPaper: papered,
  addExportScan: unit,
  showExportScan: scan,
  listOffers: { id: seen('owingOrder') },
  removeExportScan: scan,
  recordAuthority: unit,
  overrideExport: unit,
  clearMatch: { id: seen('reviews') },
  voidTariff: { id: seen('tariff') },
  nameCustoms: { id: seen('acceptedOffers') },
  answerCustoms: { number: seen('customsOffer') },
  withdrawCustoms: { id: seen('customsPrice') },
  handOver: { token: seen('handoverToken') },
  openHandoverLink: { token: seen('handoverToken') },
  endHandoverLink: { linkId: seen('handoverLinks') },
  renewHandoverCode: { id: seen('readyUnits') },
  recordHandover: { id: seen('arrivedUnits') },
  decideAct: { actId: seen('acts') },
  listMyReviews: { id: seen('owingOrder') },
  quotePaper: { id: seen('owingOrder') },
  findMyVerification: { id: seen('verifications') },
  findStaffReview: { id: seen('shownReviews') },
  answerReview: { id: seen('shownReviews') },
  hideReview: { id: seen('shownReviews') },
  unhideReview: { id: seen('hiddenReviews') },
  staffBlankAct: { id: seen('readyUnits') },
  linkBlankAct: { token: seen('handoverToken'), id: seen('readyUnits') },
  shipmentPaper: { id: seen('owingOrder') },
  staffShipmentPaper: { id: seen('owingOrder') },
  linkShipmentPaper: { token: seen('receivesToken') },
  handoverPaper: { id: seen('handed') },
  staffHandoverPaper: { id: seen('handed') },
  linkHandoverPaper: { token: seen('receivesToken'), id: seen('handed') },
};
