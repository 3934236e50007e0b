import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser-storage.ts';
import * as registry from './registry/index.ts';
import {
  clearStored,
  onStored,
  placeOfPerson,
  readStored,
  storedOwners,
  writeStored,
} from './storage.ts';
import {
  isBegun,
  isStored,
  unsentOf,
  waitsForQuote,
  waitsForReact,
  waitsInBackground,
} from './waiting.ts';

let phone: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  phone = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the registry', () => {
  test('knows each name once in its place', () => {
    const names = Object.values(registry).map(({ area, name }) => `${area} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('says of each entry whose it is, and what is of nobody lies under its bare name', () => {
    const whose = Object.values(registry).map(({ name, of }) => [name, of]);
    const owners = ['person', 'link', 'nobody'];
    expect(whose.filter(([, of = '']) => !owners.includes(of))).toEqual([]);
    expect(Object.values(registry).filter(({ name }) => name.includes('.'))).toEqual([]);
  });

  test('what a tab or the browser has of a person ends with their sign-out, whatever the entry', () => {
    const web = Object.values(registry).filter(
      (entry) => entry.area === 'localStorage' || entry.area === 'sessionStorage',
    );
    const places = web.map((entry) =>
      entry.of === 'nobody'
        ? entry
        : placeOfPerson(entry, entry.of === 'link' ? 'enlace' : '9f3a2b1c-4d5e-4aaa.1'),
    );
    const others = placeOfPerson(registry.messageDraftEntry, 'beto.1');
    for (const place of [...places, others]) writeStored(place, 'x');
    clearStored(['9f3a2b1c-4d5e']);
    const left = [...places, others].filter((place) => readStored(place) !== null);
    const lasting = places.filter((_, at) => web[at]?.of !== 'person');
    expect(left).toEqual([...lasting, others]);
  });

  test('asks before a sign-out about whatever somebody wrote and did not send', () => {
    const own = Object.values(registry).flatMap((entry) =>
      (entry.area === 'localStorage' || entry.area === 'sessionStorage') && entry.of === 'person'
        ? [entry]
        : [],
    );
    const asked = own.filter(({ name }) => unsentOf('ana').test(`${name}.ana.1`));
    const notWritten = [registry.sentTicketEntry.name, registry.productListEntry.name];
    expect(asked).toEqual(own.filter(({ name }) => !notWritten.some((each) => each === name)));
    phone.localStorage[`${registry.messageDraftEntry.name}.beto`] = 'x';
    expect([isStored(unsentOf('ana')), isStored(unsentOf('beto'))]).toEqual([false, true]);
  });

  test('is the only door: no other name can be stored, and nobody’s in a person’s place', () => {
    // @ts-expect-error not registered
    writeStored({ name: 'mariel-auto-spy', area: 'localStorage' }, 'x');
    // @ts-expect-error whose draft?
    readStored(registry.messageDraftEntry);
    // @ts-expect-error there is one cart in a browser
    placeOfPerson(registry.cartEntry, 'ana');
  });

  test('what waits is known by its key alone', () => {
    const keys = Object.values(registry)
      .filter(({ area }) => area === 'localStorage' || area === 'sessionStorage')
      .map(({ name, of }) => (of === 'nobody' ? name : `${name}.ana`));
    const requests = keys.filter((key) => key.includes('submission'));
    const former = Object.values(registry)
      .filter((entry) => 'former' in entry)
      .map(({ name }) => `${name}.ana`);
    const [quote, ...others] = requests;
    const notices = [registry.reopenEntry.name];
    const matching = (pattern: RegExp) => keys.filter((key) => pattern.test(key)).toSorted();
    expect(requests.length).toBeGreaterThan(2);
    expect(matching(waitsForReact)).toEqual([...requests, ...former, ...notices].toSorted());
    expect(matching(waitsForQuote)).toEqual([quote, ...notices].toSorted());
    const verification = others.filter((key) => key.includes('verification'));
    expect(matching(waitsInBackground)).toEqual([...verification, ...former].toSorted());
    const own = keys.filter((key) => key.endsWith('.ana'));
    expect(matching(isBegun)).toEqual([registry.cartEntry.name, ...own].toSorted());
  });
});

describe('storage', () => {
  test('tells whether something is stored, in any of its areas; nothing where it does not say', () => {
    expect(isStored(waitsForReact)).toBe(false);
    phone.sessionStorage.setItem('mariel-auto-reopen', '1');
    expect(isStored(waitsForReact)).toBe(true);
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(isStored(waitsForReact)).toBe(false);
    vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: () => expect.fail('no access') }));
    expect(isStored(waitsForReact)).toBeUndefined();
  });

  test('keeps apart what is whose', () => {
    writeStored(placeOfPerson(registry.messageDraftEntry, 'ana.1'), 'uno');
    writeStored(placeOfPerson(registry.messageDraftEntry, 'beto.1'), 'dos');
    expect(readStored(placeOfPerson(registry.messageDraftEntry, 'ana.1'))).toBe('uno');
    expect(storedOwners(registry.messageDraftEntry).toSorted()).toEqual(['ana.1', 'beto.1']);
    writeStored(placeOfPerson(registry.messageDraftEntry, 'ana.1'), null);
    expect(storedOwners(registry.messageDraftEntry)).toEqual(['beto.1']);
  });

  test('a full phone: what is newest lasts as long as the page, what was stored before stays', () => {
    phone = fakeBrowser({ full: true });
    phone.localStorage['mariel-auto-cart'] = 'antes';
    writeStored(registry.cartEntry, 'ahora');
    expect(readStored(registry.cartEntry)).toBe('ahora');
    expect(phone.localStorage['mariel-auto-cart']).toBe('antes');
    writeStored(registry.cartEntry, null);
    expect(readStored(registry.cartEntry)).toBeNull();
  });

  test('tells of changes, in this tab and in others, until nobody wants to know', () => {
    const hears = vi.fn();
    const stop = onStored(hears);
    writeStored(registry.cartEntry, '1');
    phone.changed('mariel-auto-cart');
    expect(hears).toHaveBeenCalledTimes(2);
    stop();
    writeStored(registry.cartEntry, '2');
    expect(hears).toHaveBeenCalledTimes(2);
  });

  test('forgets whatever names a person, and gives what that was', () => {
    phone.localStorage['mariel-auto-message.ana.1'] = 'hola';
    phone.localStorage['mariel-auto-cart'] = 'carro';
    phone.sessionStorage['mariel-auto-verification-sent'] = 'ana@prueba.test';
    const forgotten = clearStored(['ana.', 'ana@prueba.test']);
    expect(forgotten).toContain('hola');
    expect(Object.keys(phone.localStorage)).toEqual(['mariel-auto-cart']);
    expect(Object.keys(phone.sessionStorage)).toEqual([]);
  });
});
