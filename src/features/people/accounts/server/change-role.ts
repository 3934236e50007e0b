import type { Config } from '#platform/config.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { button, note } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import type { Services } from '#platform/services.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { accountErrors } from '../errors.ts';
import { roleMailTexts } from '../messages.ts';
import { memberName } from '../person-name.ts';
import { roleNames } from '../role-names.ts';
import type { Role } from '../roles.ts';
import type { CurrentUser } from '../schema.ts';
import type { RoleChange, TeamMember } from '../team-schema.ts';
import { writeAudit } from './audit.ts';
import { lockMember, lockMembersByEmail } from './team.ts';

/**
 * The new role counts from the person's next request. Throws AppError: no such person, changed
 * meanwhile, the last administrador.
 */
export async function changeRole(
  { db, config }: Services,
  agent: CurrentUser,
  id: string,
  { role, expected }: RoleChange,
): Promise<TeamMember> {
  // If two administradores demote each other at once, one stays.
  return translateConstraint('person_keeps_administrador', accountErrors.lastAdministrador, () =>
    inTransaction(db, async (tx) => {
      const member = await lockMember(tx, config, id);
      if (!member) throw new AppError(accountErrors.noSuchPerson);
      if (member.role === role) return member;
      if (member.role !== expected) {
        throw new AppError(accountErrors.roleChanged, { details: { role: member.role } });
      }
      await writeRole(tx, config, { actor: agent, member, role });
      return { ...member, role };
    }),
  );
}

export interface GrantResult {
  granted: string[];
  already: string[];
  /** Addresses that the provider did not verify: anybody could claim one of them. */
  unverified: string[];
}

/** Grants the role only where the provider verified the e-mail. */
export async function grantAdministrador(
  { db, config }: Pick<Services, 'db' | 'config'>,
  email: string,
): Promise<GrantResult> {
  return inTransaction(db, async (tx) => {
    const granted: GrantResult = { granted: [], already: [], unverified: [] };
    for (const member of await lockMembersByEmail(tx, config, email)) {
      const outcome = !member.emailVerified
        ? 'unverified'
        : member.role === 'administrador'
          ? 'already'
          : 'granted';
      granted[outcome].push(memberName(member));
      if (outcome === 'granted')
        await writeRole(tx, config, { actor: null, member, role: 'administrador' });
    }
    return granted;
  });
}

async function writeRole(
  tx: Tx,
  config: Config,
  { actor, member, role }: { actor: CurrentUser | null; member: TeamMember; role: Role },
): Promise<void> {
  await tx.updateTable('person').set({ role }).where('id', '=', member.id).execute();
  const term = await tx
    .updateTable('staff_term')
    .set({ given_by: actor?.id ?? null })
    .where('person_id', '=', member.id)
    .where('ended_at', 'is', null)
    .returning('seq')
    .executeTakeFirst();
  const subject = { kind: 'person', id: member.id };
  await writeAudit(tx, actor, 'person.role', subject, { role: { from: member.role, to: role } });
  if (term) await mailNewRole(tx, config, { event: term.seq, role });
}

/** Mails every administrador, so that nobody gives a role unnoticed. It names nobody. */
async function mailNewRole(
  tx: Tx,
  { brand, publicUrl }: Config,
  { event, role }: { event: string; role: Role },
): Promise<void> {
  const administradores = await tx
    .selectFrom('person')
    .select(['id', 'email'])
    .where('role', '=', 'administrador')
    .execute();
  const { title, text, open } = roleMailTexts;
  const address = `${publicUrl}${href(staffRoutes.dashboard)}`;
  const blocks = [note(text(roleNames[role].es.toLowerCase())), button(open, address)];
  for (const { id, email: to } of administradores) {
    const mail = renderMail({ to, subject: title, language: 'es', title, blocks, brand });
    await queueMail(tx, { event: `role ${event} ${id}`, known: true, mail });
  }
}
