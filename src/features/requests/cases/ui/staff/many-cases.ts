import type { Agent } from '#features/people/accounts/schema.ts';
import type { Many } from '#kit/staff/many/many-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { AnyCaseScreen } from './case-screen.ts';

const actions = () => import('./case-actions.ts');

/** What staff do with several cases of a list at once. */
export function useManyCases(screen: AnyCaseScreen, agents: readonly Agent[]): Many<StaffCase> {
  const { t, call } = useApp(staffCaseTexts);
  return {
    nameOf: (record) => screen.nameOf(record),
    actions: [
      { label: t.assign, key: 'a', ask: async () => (await actions()).assign(screen, agents, t) },
      {
        label: t.changeStatus,
        key: 's',
        ask: async () => (await actions()).changeStatus(screen, t),
      },
      {
        label: t.reply,
        key: 'm',
        ask: async () => {
          const replies = call(staffApi.listReplies, {});
          return (await actions()).reply(screen, await replies, t);
        },
      },
      { label: t.takeNote, ask: async () => (await actions()).takeNote(screen, t) },
    ],
  };
}
