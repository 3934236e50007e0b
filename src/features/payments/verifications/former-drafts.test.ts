import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '#platform/testing/browser-storage.ts';

let phone: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  phone = fakeBrowser();
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const day = 86_400_000;
const saved = (daysAgo: number, draft: unknown) =>
  JSON.stringify({ savedAt: Date.now() - daysAgo * day, draft });
const messages = () => import('#features/requests/cases/message-drafts.ts');
const verifications = () => import('./verification-drafts.ts');

test('a draft lasts as many days as its entry says, also one that nobody opens again', async () => {
  phone.localStorage['mariel-auto-message.ana.1'] = saved(29.9, 'reciente');
  phone.localStorage['mariel-auto-message.ana.2'] = saved(30.1, 'viejo');
  phone.localStorage['mariel-auto-message.beto.2'] = saved(30.1, 'viejo');
  const { messageDrafts } = await messages();
  expect(messageDrafts.find('ana.1')).toBe('reciente');
  expect(Object.keys(phone.localStorage)).toEqual(['mariel-auto-message.ana.1']);
  messageDrafts.save('ana.1', undefined);
  expect(Object.keys(phone.localStorage)).toEqual([]);
});

test('what a phone holds of a message from before: the text stays, what had no answer still goes', async () => {
  const unanswered = { text: '¿Me oyen?', key: 'vieja' };
  const former = { text: '¿Me oyen?', unanswered };
  phone.localStorage['mariel-auto-draft.ana.1'] = JSON.stringify(former);
  phone.localStorage['mariel-auto-draft.ana.2'] = JSON.stringify({ ...former, paused: true });
  phone.localStorage['mariel-auto-draft.beto.1'] = JSON.stringify({ text: 'Y otra' });
  phone.localStorage['mariel-auto-draft.beto.2'] = '{';
  const { messageDrafts, messageRequests } = await messages();
  expect(messageDrafts.find('ana.1')).toBe('¿Me oyen?');
  expect(messageDrafts.find('beto.1')).toBe('Y otra');
  expect(messageRequests.find('ana.1')).toMatchObject(unanswered);
  expect(messageRequests.subjectsOf('ana')).toEqual(['1']);
  expect(messageRequests.find('ana.2')).toMatchObject({ ...unanswered, paused: true });
  expect(messageRequests.find('beto.1')).toBeUndefined();
  expect(Object.keys(phone.localStorage).filter((key) => key.includes('auto-draft'))).toEqual([]);
});

test('a draft of a verification is adopted with its receipts, until it is seven days old', async () => {
  const fields = { verificationCode: 'MA-1' };
  const receipts = [{ uploadId: 'a', name: 'a.jpg', bytes: 9, parts: 2 }];
  const sent = { key: 'vieja', fields, uploadIds: ['a'], tried: true };
  const draft = { fields, receipts, sent };
  phone.localStorage['mariel-auto-verification.ana.new'] = saved(6.9, draft);
  phone.localStorage['mariel-auto-verification.beto.new'] = saved(7.1, draft);
  phone.localStorage['mariel-auto-verification..new'] = saved(1, { fields, receipts });
  const {
    findVerificationDraft: findDraft,
    unsentSubjects,
    verificationRequests,
  } = await verifications();
  expect(unsentSubjects('ana')).toEqual(['new']);
  expect(verificationRequests.find('ana.new')).toMatchObject({
    key: 'vieja',
    fields,
    receipts: [{ uploadId: 'a', parts: 2 }],
    ready: true,
  });
  expect(findDraft('ana.new')).toEqual({ fields, receipts });
  expect([unsentSubjects('beto'), findDraft('beto.new').receipts]).toEqual([[], []]);
  expect([unsentSubjects(''), findDraft('.new').fields]).toEqual([[], fields]);
});

test('what somebody wrote before signing in goes on as theirs; what was sent keeps its sender', async () => {
  const {
    findVerificationDraft: findDraft,
    saveDraft,
    takeOverDraft,
    verificationRequests,
  } = await verifications();
  const draft = { fields: { verificationCode: 'MA-1' }, receipts: [] };
  saveDraft('.new', draft);
  verificationRequests.save('.new', { ...draft, key: 'k' });
  takeOverDraft('.new', 'ana.new');
  expect(findDraft('ana.new').fields).toEqual({});
  phone.localStorage.removeItem('mariel-auto-submission-verification..new');
  takeOverDraft('.new', 'ana.new');
  expect([findDraft('ana.new'), findDraft('.new').fields]).toEqual([draft, {}]);
});
