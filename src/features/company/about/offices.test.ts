import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { languages } from '#platform/text/language.ts';
import demo from '../../../../demo/company.json' with { type: 'json' };
import { whatsappLink } from './brand.ts';
import { companyTexts, officeHours } from './messages.ts';

const offices = demo.BRAND_OFFICES;

test('the five offices, in the order of the strip', () => {
  expect(offices.map(({ city, state }) => `${city} (${state})`)).toEqual([
    'Charleston (West Virginia)',
    'Concord (New Hampshire)',
    'Anchorage (Alaska)',
    'Salt Lake City (Utah)',
    'Des Moines (Iowa)',
  ]);
  const { brand } = readConfig({ NODE_ENV: 'test' });
  expect(brand.offices).toBe(5);
});

test('what is said of all offices is true of whichever ones the owner has', () => {
  const places = offices.flatMap(({ city, state }) => [city, state]);
  for (const language of languages) {
    const { officesLead, locationsTitle, locationsText } = companyTexts[language];
    const said = [officesLead, locationsTitle, locationsText].join(' ');
    expect(places.filter((place) => said.includes(place))).toEqual([]);
    expect(locationsText).not.toMatch(/ (este|centro|oeste|east|centre|west)[ ,]/);
  }
});

test('each office is complete, and none writes from a domain that someone else may own', () => {
  for (const office of offices) {
    expect(office.email).toMatch(/^[a-z]+@marielauto\.example$/);
    expect(office.address).toContain(office.city);
    expect(office.manager).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
    expect(office.rating).toBeGreaterThanOrEqual(4.7);
    expect(office.rating).toBeLessThanOrEqual(4.9);
    for (const language of languages) {
      expect(office.specialties.every((each) => each[language])).toBe(true);
      expect(office.clock[language]).toMatch(/Cuba/);
    }
  }
  expect(new Set(offices.map(({ city }) => city)).size).toBe(5);
});

test('hours are those we promise, on clocks that are as far from Cuba’s as the cards say', () => {
  expect(officeHours.es).toEqual({ weekdays: ['8:00', '18:00'], saturday: ['9:00', '14:00'] });
  const zones = ['New_York', 'New_York', 'Anchorage', 'Denver', 'Chicago'];
  for (const [at, office] of offices.entries()) {
    const difference = Number(/\d/.exec(office.clock.es)?.[0] ?? 0);
    for (const day of ['2026-01-15T15:00Z', '2026-07-15T15:00Z']) {
      expect(hourIn('America/Havana', day) - hourIn(`America/${zones[at]}`, day)).toBe(difference);
    }
  }
});

test('the chat with an office begins with its name', () => {
  const { brand } = readConfig({ NODE_ENV: 'test' });
  const [charleston] = offices;
  if (!charleston) throw new Error('no office');
  const link = new URL(whatsappLink(brand, companyTexts.es.whatsappOfficeText(charleston)) ?? '');
  expect(link.searchParams.get('text')).toBe(
    'Hola, quisiera hablar con la oficina de Charleston (West Virginia) sobre un envío a Cuba.',
  );
});

function hourIn(timeZone: string, day: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return Number(format.format(new Date(day)));
}
