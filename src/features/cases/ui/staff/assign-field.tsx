import { useState } from 'react';
import type { Agent } from '#features/accounts/schema.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import type { Assignment } from '../../schema.ts';
import { staffMessages } from '../../staff-messages.ts';
import css from './staff-panel.module.css';

interface AssignFieldProps {
  assignedTo: Agent | null;
  agents: Agent[];
  assign: (assignment: Assignment) => Promise<unknown>;
}

/** Assigns a case. If somebody else assigned it meanwhile, the agent decides again. */
export function AssignField({ assignedTo, agents, assign }: AssignFieldProps) {
  const { language, live, person, refresh } = useApp();
  const t = staffMessages[language];
  const [conflict, setConflict] = useState<{ requested: string | null }>();
  const { busy, run } = useAction(t.notSaved, { always: refresh });
  const isMine = assignedTo?.id === person?.id;
  const holder = assignedTo?.id ?? null;
  // The assignee may no longer be of staff.
  const choices =
    assignedTo && !agents.some(({ id }) => id === assignedTo.id) ? [...agents, assignedTo] : agents;

  async function assignTo(personId: string | null) {
    if (personId === holder) return;
    setConflict(undefined);
    await run(async () => {
      try {
        await assign({ personId, expected: holder });
      } catch (error) {
        if (hasCode(error, 'assigned_meanwhile')) return setConflict({ requested: personId });
        throw error;
      }
      toast({ title: t.assigned, tone: 'success' });
    });
  }

  return (
    <div className={css.assign}>
      <SelectField
        dense
        label={t.assignedTo}
        value={holder ?? ''}
        disabled={!live}
        aria-busy={busy}
        onChange={({ target }) => void assignTo(target.value || null)}
      >
        <option value="">{t.nobody}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!isMine && person && (
        <Button
          size="s"
          tone="secondary"
          data-live
          data-assign
          busy={busy}
          onClick={() => assignTo(person.id)}
        >
          {t.assignToMe}
        </Button>
      )}
      {conflict && (
        <Notice
          tone="warning"
          role="alert"
          title={assignedTo ? t.assignedElsewhere(assignedTo.name) : t.assignedToNobody}
          action={
            <>
              <Button size="s" onClick={() => assignTo(conflict.requested)}>
                {conflict.requested
                  ? t.assignAnyway(nameOf(choices, conflict.requested))
                  : t.unassignAnyway}
              </Button>
              <Button size="s" tone="secondary" onClick={() => setConflict(undefined)}>
                {t.leaveSo}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

function nameOf(agents: Agent[], id: string): string {
  return agents.find((agent) => agent.id === id)?.name ?? '';
}
