import { expect, test } from 'vitest';
import { changedContact } from './contact.ts';

const both = { phone: '+5351234567', whatsapp: '+13055550142' };
const none = { phone: null, whatsapp: null };

test('what is given is changed', () => {
  const typed = { phone: '5 555 5555', whatsapp: ' 305 555 0199' };
  expect(changedContact(typed, none)).toEqual({ body: typed, missing: [] });
  expect(changedContact({ phone: '', whatsapp: '3055550199' }, none)).toEqual({
    body: { whatsapp: '3055550199' },
    missing: [],
  });
});

test('a number that is there is not taken away', () => {
  expect(changedContact({ phone: ' ', whatsapp: '+13055550142' }, both)).toEqual({
    body: { whatsapp: '+13055550142' },
    missing: ['phone'],
  });
});
