import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { button, note } from '#platform/mail/mail-parts.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { roleMailTexts } from '../messages.ts';
import { roleNames } from '../role-names.ts';
import type { Role } from '../roles.ts';

/** Mails every administrador, so that nobody gives a role unnoticed. It names nobody. */
export async function mailNewRole(
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
  for (const { id, email } of administradores) {
    const blocks = [note(text(roleNames[role].es.toLowerCase())), button(open, address)];
    const mail = renderMail({ language: 'es', title, blocks, brand });
    await queueMail(tx, {
      event: `role ${event} ${id}`,
      known: true,
      mail: { to: email, subject: title, language: 'es', ...mail },
    });
  }
}
