import { useState } from 'react';
import type { Agent } from '#features/accounts/schema.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { staffMessages } from '../../messages.ts';
import type { Assignment } from '../../schema.ts';
import { isAnswer, sentenceOf } from './answers.ts';
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
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ requested: string | null }>();
  const own = assignedTo?.id === person?.id;
  const holder = assignedTo?.id ?? null;
  // The assignee may have left the staff.
  const choices =
    assignedTo && !agents.some(({ id }) => id === assignedTo.id) ? [...agents, assignedTo] : agents;

  async function give(personId: string | null) {
    if (saving || personId === holder) return;
    setSaving(true);
    setRefused(undefined);
    try {
      await assign({ personId, expected: holder });
      toast({ title: t.assigned, tone: 'success' });
    } catch (error) {
      if (isAnswer(error, 'assigned_meanwhile')) setRefused({ requested: personId });
      else toast({ title: t.error, description: sentenceOf(error, t.notSaved), tone: 'danger' });
    }
    await refresh();
    setSaving(false);
  }

  return (
    <div className={css.assign}>
      <SelectField
        dense
        label={t.assignedTo}
        value={holder ?? ''}
        disabled={!live}
        aria-busy={saving}
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
          busy={saving}
          onClick={() => give(person.id)}
        >
          {t.assignToMe}
        </Button>
      )}
      {refused && (
        <Notice
          tone="warning"
          role="alert"
          title={assignedTo ? t.assignedElsewhere(assignedTo.name) : t.assignedToNobody}
          action={
            <>
              <Button size="s" onClick={() => give(refused.requested)}>
                {refused.requested
                  ? t.assignAnyway(nameOf(choices, refused.requested))
                  : t.unassignAnyway}
              </Button>
              <Button size="s" tone="secondary" onClick={() => setRefused(undefined)}>
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
