import type { ComponentType } from 'react';
import { ApiError } from '#platform/calls/client.ts';
import type { Call, CallInput } from '#platform/calls/contract.ts';
import type { ManyResult } from '#platform/calls/many.ts';
import { maxMany } from '#platform/calls/page-size.ts';
import { useApp } from '#web/app-context.ts';
import { manyTexts } from '../../messages.ts';
import { toast } from '../../toasts/toast-store.ts';
import type { FormFields } from '../form/call-form.tsx';
import { offerUndo } from '../form/undo-offer.ts';

type ManyCall = Call<ManyResult[], { body: { items: { id: string; body: unknown }[] } }>;

/** What a form's fields say, by their names. */
export type Typed = Readonly<Record<string, unknown>>;

/** What can be done with many records at once. */
interface Asked<Row> {
  fields: FormFields;
  /** What its fields say at first. */
  start?: object;
  /** The labels of its fields, and their hints. */
  texts: object;
  /** Why it is not even asked for one of them. */
  refuse?(row: Row): string | false;
  /** What it comes to for one of them, shown beside its name. */
  preview?(row: Row, typed: Typed): string;
  /** What else there is to know before it is done. */
  About?: ComponentType<{ rows: readonly Row[]; typed: Typed }>;
}

/** Each is decided by itself, and says for itself what was seen of it. */
interface OneByOne<Row> extends Asked<Row> {
  call: ManyCall;
  bodyOf(row: Row, typed: Typed): object;
  /** `done` is what its result names; nothing is undone without a body. */
  undo?: {
    call: ManyCall;
    bodyOf(row: Row, done: string | null, typed: Typed): object | '' | null;
  };
  together?: undefined;
}

/** All or none, by a call that takes several. */
interface Together<Row> extends Asked<Row> {
  call: Call;
  together(rows: readonly Row[], typed: Typed): Promise<unknown>;
}

export type ManyAction<Row> = OneByOne<Row> | Together<Row>;

/** What the records of a list are called, and what can be done with those that are chosen. */
export interface Many<Row> {
  nameOf(row: Row): string;
  /** Those of a list that need no look are chosen by one press. */
  certain?: { label(count: number): string; is(row: Row): boolean };
  actions: readonly {
    label: string;
    key?: 'a' | 's' | 'm';
    ask: () => ManyAction<Row> | Promise<ManyAction<Row>>;
  }[];
}

/** Does it, offers to undo it, and returns why some were refused, by their ids. */
export function useManyAction<Row extends { id: string }>() {
  const { t, call, refresh } = useApp(manyTexts);
  /** A call takes `maxMany`. Where a later one fails, those before it are done, and it says so. */
  async function sendTo(to: ManyCall, bodies: readonly (readonly [Row, object])[], key: string) {
    const results: ManyResult[] = [];
    while (results.length < bodies.length) {
      const items = bodies
        .slice(results.length, results.length + maxMany)
        .map(([{ id }, body]) => ({
          id,
          ...(to.keyed && { key: `${key}.${id}` }),
          body,
        }));
      const sent = call(to as Call<ManyResult[], CallInput>, { body: { items } });
      const refused = { code: 'not_sent', message: t.notSent };
      const isFirst = results.length === 0;
      results.push(
        ...(await sent.catch((error) =>
          isFirst ? nameFields(error) : items.map(({ id }) => ({ id, done: null, refused })),
        )),
      );
    }
    return results;
  }

  async function undoAll(to: ManyCall, bodies: [Row, object][]) {
    const results = await sendTo(to, bodies, '').catch(() => undefined);
    const refused = results?.flatMap(({ refused }) => refused?.message ?? []) ?? [''];
    if (refused.length === 0) toast({ title: t.undone, tone: 'success' });
    else {
      const description = [...new Set(refused)].join(' ');
      toast({ title: t.notUndone, description, tone: 'danger' });
    }
    await refresh();
  }

  return async (action: ManyAction<Row>, rows: readonly Row[], typed: Typed, key: string) => {
    const refused = new Map<string, string>();
    const asked: Row[] = [];
    for (const row of rows) {
      const why = action.refuse?.(row);
      if (why) refused.set(row.id, why);
      else asked.push(row);
    }
    if (action.together) {
      await action.together(asked, typed);
      toast({ title: t.done(asked.length), tone: 'success' });
      return refused;
    }
    const bodies = asked.map((row) => [row, action.bodyOf(row, typed)] as const);
    const results = new Map(
      (await sendTo(action.call, bodies, key)).map((result) => [result.id, result]),
    );
    const undoable: [Row, object][] = [];
    for (const row of asked) {
      const { done = null, refused: why } = results.get(row.id) ?? {};
      const body = action.undo?.bodyOf(row, done, typed);
      if (why) refused.set(row.id, why.message);
      else if (body) undoable.push([row, body]);
    }
    const done = rows.length - refused.size;
    const [why] = refused.values();
    const description = refused.size > 1 ? t.refused(refused.size) : why;
    const content = { title: done > 0 ? t.done(done) : t.notDone, description };
    const { undo } = action;
    if (undo && undoable.length > 0) {
      offerUndo(content, t.undo, () => void undoAll(undo.call, undoable));
    } else toast({ ...content, tone: refused.size > 0 ? 'danger' : 'success' });
    return refused;
  };
}

/** What is wrong with a typed field is said of the first record that has it. */
function nameFields(error: unknown): never {
  if (error instanceof ApiError && error.answer.fields) {
    const named = Object.entries(error.answer.fields).map(([path, why]) => [
      path.replace(/^items\.\d+\.body\./, ''),
      why,
    ]);
    error.answer.fields = Object.fromEntries(named);
  }
  throw error;
}
