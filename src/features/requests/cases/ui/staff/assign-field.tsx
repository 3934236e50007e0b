import { useState } from 'react';
import type { Agent } from '#features/people/accounts/schema.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import type { Assignment } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import css from './staff-panel.module.css';

interface AssignFieldProps {
  assignedTo: Agent | null;
  agents: Agent[];
  assign: (assignment: Assignment) => Promise<unknown>;
}

/** If somebody else assigned the case meanwhile, the agent decides again. */
export function AssignField({ assignedTo, agents, assign }: AssignFieldProps) {
  const { t, live, person } = useApp(staffCaseTexts);
  const { busy, conflict, assignTo, dismiss } = useAssignment(assignedTo?.id ?? null, assign);
  const isMine = assignedTo?.id === person?.id;
  // The assignee may no longer be of staff.
  const choices =
    assignedTo && !agents.some(({ id }) => id === assignedTo.id) ? [...agents, assignedTo] : agents;
  return (
    <div className={`row gap-2 end ${css.assign}`}>
      <SelectField
        dense
        label={t.assignedTo}
        value={assignedTo?.id ?? ''}
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
          data-key="a"
          busy={busy}
          onClick={() => assignTo(person.id)}
        >
          {t.assignToMe}
        </Button>
      )}
      {conflict && (
        <Conflict
          assignedTo={assignedTo}
          requested={choices.find(({ id }) => id === conflict.requested)}
          onAssign={() => assignTo(conflict.requested)}
          onLeave={dismiss}
        />
      )}
    </div>
  );
}

function useAssignment(assigneeId: string | null, assign: AssignFieldProps['assign']) {
  const { t, refresh } = useApp(staffCaseTexts);
  const { busy, run } = useAction(t.notSaved, { always: refresh });
  /** The agent's choice, which somebody else's assignment overtook. */
  const [conflict, setConflict] = useState<{ requested: string | null }>();

  async function assignTo(personId: string | null) {
    if (personId === assigneeId) return;
    setConflict(undefined);
    await run(async () => {
      try {
        await assign({ personId, expected: assigneeId });
      } catch (error) {
        if (hasCode(error, 'assigned_meanwhile')) return setConflict({ requested: personId });
        throw error;
      }
      toast({ title: t.assigned, tone: 'success' });
    });
  }

  return { busy, conflict, assignTo, dismiss: () => setConflict(undefined) };
}

interface ConflictProps {
  assignedTo: Agent | null;
  requested: Agent | undefined;
  onAssign: () => void;
  onLeave: () => void;
}

function Conflict({ assignedTo, requested, onAssign, onLeave }: ConflictProps) {
  const { t } = useApp(staffCaseTexts);
  return (
    <Notice
      tone="warning"
      role="alert"
      title={assignedTo ? t.assignedElsewhere(assignedTo.name) : t.assignedToNobody}
      action={
        <>
          <Button size="s" onClick={onAssign}>
            {requested ? t.assignAnyway(requested.name) : t.unassignAnyway}
          </Button>
          <Button size="s" tone="secondary" onClick={onLeave}>
            {t.leaveSo}
          </Button>
        </>
      }
    />
  );
}
