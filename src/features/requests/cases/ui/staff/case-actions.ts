import type { Agent } from '#features/people/accounts/schema.ts';
import { area, choice } from '#kit/staff/form/form-fields.tsx';
import type { ManyAction, Typed } from '#kit/staff/many/many-action.ts';
import { maxMessageLength } from '../../case-limits.ts';
import { savedReplyTexts } from '../../reply-messages.ts';
import type { SavedReply } from '../../schema.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import type { staffCaseTexts } from '../../staff-messages.ts';
import { type AnyCaseScreen, statusChoices } from './case-screen.ts';
import { fillReply } from './replies/fill-reply.ts';

type Texts = (typeof staffCaseTexts)['es'];
type Action = ManyAction<StaffCase>;

export function assign({ calls }: AnyCaseScreen, agents: readonly Agent[], t: Texts): Action {
  const to = calls.assignMany;
  const all = [['', t.nobody], ...agents.map(({ id, name }) => [id, name])] as [string, string][];
  return {
    call: to,
    fields: { personId: choice(() => all) },
    texts: { personId: t.assignedTo },
    bodyOf: ({ assignedTo }, { personId }) => ({ personId, expected: assignedTo?.id ?? null }),
    undo: {
      call: to,
      bodyOf: ({ assignedTo }, _, { personId }) => ({
        personId: assignedTo?.id ?? null,
        expected: personId,
      }),
    },
  };
}

export function changeStatus({ calls, type }: AnyCaseScreen, t: Texts): Action {
  return {
    call: calls.changeStatusOfMany,
    fields: {
      status: choice((language) =>
        statusChoices(type, language).map(({ value, label }) => [value, label]),
      ),
      note: area({ rows: 2 }),
    },
    texts: { status: t.status, note: t.note, noteHint: t.noteHint },
    bodyOf: ({ status: expected, newest: seen }, { status, note }) => ({
      status,
      expected,
      seen,
      ...(note ? { note } : {}),
    }),
    undo: undoOf(calls),
  };
}

export function reply(screen: AnyCaseScreen, replies: readonly SavedReply[], t: Texts): Action {
  const { calls } = screen;
  const all = replies.map(({ id, title }) => [id, title] as const);
  const textOf = (record: StaffCase, { reply, written }: Typed) => {
    const typed = String(written ?? '');
    const chosen = replies.find(({ id }) => id === reply) ?? { textEs: typed, textEn: typed };
    const filling = { name: screen.replyNameOf(record), reference: screen.nameOf(record) };
    return fillReply(chosen, { ...filling, language: record.language });
  };
  return {
    call: calls.writeToMany,
    fields: {
      reply: choice((language) => [['', savedReplyTexts[language].chooseReply], ...all]),
      written: area({ rows: 3, maxLength: maxMessageLength }),
    },
    texts: { reply: t.savedReply, written: t.orTyped, writtenHint: t.orTypedHint },
    bodyOf: (record, typed) => ({ text: textOf(record, typed), seen: record.newest }),
    preview: textOf,
    undo: undoOf(calls),
  };
}

export function takeNote({ calls }: AnyCaseScreen, t: Texts): Action {
  return {
    call: calls.writeToMany,
    fields: { text: area({ rows: 3 }) },
    texts: { text: t.internalNote, textHint: t.internalHint },
    bodyOf: ({ newest: seen }, { text }) => ({ text, internal: true, seen }),
  };
}

/** Of what was mailed, before the mail leaves. */
const undoOf = ({ undoMany }: AnyCaseScreen['calls']) => ({
  call: undoMany,
  bodyOf: (_: StaffCase, event: string | null) => event && { event },
});
