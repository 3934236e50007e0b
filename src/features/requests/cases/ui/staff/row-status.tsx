import { useState } from 'react';
import { MenuButton } from '#kit/staff/menu-button.tsx';
import { useApp } from '#web/app-context.ts';
import { statusFactsOf } from '../../case-type.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { StatusBadge } from '../status-badge.tsx';
import { type AnyCaseScreen, statusChoices } from './case-screen.ts';

interface RowStatusProps {
  screen: AnyCaseScreen;
  record: StaffCase;
}

const loadQuestion = () => import('./status-question.tsx');

interface Asked extends Awaited<ReturnType<typeof loadQuestion>> {
  chosen: string;
}

/** The status in a row of the list: a menu to choose another, with a question before it is set. */
export function RowStatus({ screen, record }: RowStatusProps) {
  const { t, language } = useApp(staffCaseTexts);
  const { type } = screen;
  const { status } = record;
  const [asked, setAsked] = useState<Asked>();
  const ask = async (chosen: string) => setAsked({ chosen, ...(await loadQuestion()) });
  return (
    <>
      <MenuButton
        label={t.changeStatusOf(screen.nameOf(record), statusFactsOf(type, status).label[language])}
        choices={statusChoices(type, language)}
        current={status}
        onChoose={(chosen) => void ask(chosen)}
      >
        <StatusBadge type={type} status={status} />
      </MenuButton>
      {asked && (
        <asked.StatusQuestion
          {...{ screen, record }}
          chosen={asked.chosen}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
