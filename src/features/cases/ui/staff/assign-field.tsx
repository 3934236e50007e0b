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

/** Whose it is. If it went to somebody else meanwhile, that is said, and the agent decides. */
export function AssignField({ assignedTo, agents, assign }: AssignFieldProps) {
  const { language, live, person, refresh } = useApp();
  const t = staffMessages[language];
  /** To whom it was to go, while somebody else gave it away. */
  const [overtaken, setOvertaken] = useState<{ requested: string | null }>();
  const { busy, run } = useAction(t.notSaved, { always: refresh });
  const own = assignedTo?.id === person?.id;
  const holder = assignedTo?.id ?? null;
  // The assignee may have left the staff.
  const choices =
    assignedTo && !agents.some(({ id }) => id === assignedTo.id) ? [...agents, assignedTo] : agents;

  async function give(personId: string | null) {
    if (personId === holder) return;
    setOvertaken(undefined);
    await run(async () => {
      try {
        await assign({ personId, expected: holder });
      } catch (error) {
        if (hasCode(error, 'assigned_meanwhile')) return setOvertaken({ requested: personId });
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
        onChange={({ target }) => void give(target.value || null)}
      >
        <option value="">{t.nobody}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {!own && person && (
        <Button
          size="s"
          tone="secondary"
          data-live
          data-assign
          busy={busy}
          onClick={() => give(person.id)}
        >
          {t.assignToMe}
        </Button>
      )}
      {overtaken && (
        <Notice
          tone="warning"
          role="alert"
          title={assignedTo ? t.assignedElsewhere(assignedTo.name) : t.assignedToNobody}
          action={
            <>
              <Button size="s" onClick={() => give(overtaken.requested)}>
                {overtaken.requested
                  ? t.assignAnyway(nameOf(choices, overtaken.requested))
                  : t.unassignAnyway}
              </Button>
              <Button size="s" tone="secondary" onClick={() => setOvertaken(undefined)}>
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
