// A request that arrives exactly once, whatever happens to the connection, the page or the phone:
// it is stored with its key before it is sent, and is sent again until there is an answer. The
// server accepts a key only once.
import type { Pending, RequestKind, Slot } from './request-attempt.ts';
import { createRequestSender, type PendingRequest } from './request-sender.ts';
import { type OwnEntry, placeOfPerson, readStored, storedOwners, writeStored } from './storage.ts';

type RequestEntry = Extract<OwnEntry, { name: `mariel-auto-submission${string}` }>;

const day = 86_400_000;
/** The person of this page. Requests of other people are not sent from it. */
let present = '';

export type RequestStore<Content, Answer> = ReturnType<typeof pendingRequests<Content, Answer>>;

/**
 * The requests of one entry. A name is `{person}` or `{person}.{subject}`, where the person is ''
 * when nobody is signed in.
 */
export function pendingRequests<Content, Answer>(entry: RequestEntry) {
  const senders = new Map<string, ReturnType<typeof createRequestSender<Content, Answer>>>();

  function find(name: string): Pending<Content> | undefined {
    try {
      const pending: Pending<Content> | null = JSON.parse(
        readStored(placeOfPerson(entry, name)) ?? 'null',
      );
      if (!pending) return undefined;
      const { savedAt } = pending;
      const lives = !('days' in entry && savedAt && Date.now() - savedAt > entry.days * day);
      if (lives) return pending;
      clear(name);
    } catch {
      // Written by something else.
    }
    return undefined;
  }

  function save(name: string, pending: Pending<Content>): void {
    writeStored(placeOfPerson(entry, name), JSON.stringify(pending));
  }

  function clear(name: string): void {
    writeStored(placeOfPerson(entry, name), null);
  }

  return {
    find,
    save,
    /** Returns the subjects of this person's requests that go out without a tap. */
    subjectsOf(person: string): string[] {
      return storedOwners(entry).flatMap((name) => {
        const pending = personOf(name) === person ? find(name) : undefined;
        return pending && !pending.paused ? [name.slice(person.length + 1)] : [];
      });
    },
    /**
     * A sender lives as long as the page, whatever screen is open. A later `kind` replaces the
     * earlier one.
     */
    open(name: string, kind: RequestKind<Content, Answer>): PendingRequest<Content> {
      present = personOf(name);
      const stored: Slot<Content> = {
        key: `${entry.name}.${name}`,
        isPresent: () => present === personOf(name),
        find: () => find(name),
        save: (pending) => save(name, pending),
        clear: () => clear(name),
      };
      const sender = senders.get(name) ?? createRequestSender(stored, kind);
      senders.set(name, sender);
      sender.connect(kind);
      return sender;
    },
  };
}

function personOf(name: string): string {
  const [person = ''] = name.split('.');
  return person;
}
