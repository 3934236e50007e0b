import { isStaff } from '#features/people/accounts/roles.ts';
import { ownsAddress } from '#features/people/accounts/server/owns-address.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { refuseWithoutEmail } from '#features/requests/cases/server/case-store.ts';
import { quoteMailToCustomer } from '#features/requests/quotes/server/mails/quote-mails.ts';
import {
  lockQuoteForStaff,
  type QuoteRow,
  quoteRecord,
} from '#features/requests/quotes/server/quote-access.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { button, note, paragraph } from '#platform/mail/mail-parts.ts';
import type { Services } from '#platform/services.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { rolesWithPath } from '../../links.ts';
import { receivesLinkMailTexts } from '../../mail-messages.ts';
import { listLinks, makeLink, revoke } from './quote-links.ts';
import { recordLink } from './share-links.ts';

const role = 'receives';

/**
 * Ends the link of who receives, and mails a new one to the customer; nobody of staff sees it. Throws
 * AppError: not found, the agent's own order, another link than was seen, a customer who is of staff
 * or whose address nobody has proven.
 */
export const mailReceivesLink: HandlerOf<typeof staffApi.mailReceivesLink> = async (
  { params: { id: quoteId }, body: { seen }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockQuoteForStaff(tx, agent, quoteId);
    const { row } = locked;
    refuseWithoutEmail(quoteRecord, row);
    if (await isOfStaff(tx, row)) throw new AppError(offerErrors.customerOfStaff);
    const owner = { personId: row.person_id, email: row.customer_email };
    if (row.detached_at || !(await ownsAddress(tx, owner)))
      throw new AppError(offerErrors.addressUnknown);
    const live = (await listLinks(tx, quoteId, [])).find((link) => link.role === role);
    if ((live?.id ?? null) !== seen) throw new AppError(offerErrors.linkChanged);
    const by = { person: agent, as: 'staff', quoteId } as const;
    if (live) {
      await revoke(tx, quoteId, live.id);
      await recordLink(tx, by, locked, 'link_revoked', role);
    }
    const { id, path } = await makeLink(tx, quoteId, role, agent.id);
    await recordLink(tx, by, locked, 'link_made', role);
    const mail = receivesLinkMail(services, row, path);
    await queueMail(tx, { event: `receives-link ${id}`, about: quoteId, mail, known: true });
  });
  services.wakeWorker();
  return listLinks(services.db, quoteId, rolesWithPath(agent, 'staff'));
};

/** True where the account of the order, or the address that mails about it go to, is somebody's of staff. */
async function isOfStaff(tx: Tx, { person_id, customer_email }: QuoteRow): Promise<boolean> {
  const people = await tx
    .selectFrom('person')
    .select('role')
    .where((or) =>
      or.or([
        or('id', '=', person_id),
        or(or.fn('lower', ['email']), '=', customer_email?.toLowerCase() ?? null),
      ]),
    )
    .execute();
  return people.some((person) => isStaff(person.role));
}

function receivesLinkMail({ config }: Services, row: QuoteRow, path: string): Mail {
  const t = receivesLinkMailTexts[row.language];
  return quoteMailToCustomer(
    toMailedQuote(row),
    {
      subject: t.subject(row.reference),
      title: t.title,
      button: t.open,
      blocks: [paragraph(t.text), button(t.link, `${config.publicUrl}${path}`), note(t.never)],
    },
    config,
  );
}
