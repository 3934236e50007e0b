import { newSubject, unsentSubjects } from '../../verification-drafts.ts';
import { newVerificationSubmitter } from './new-verification.ts';
import { paymentPrefix, paymentSubmitter } from './payment-submitter.ts';
import { resendSubmitter } from './resend-submitter.ts';
import type { SubmitterContext } from './submitter.ts';

/** Sends again what this person sent from this phone without an answer. */
export function resumeUnsent(context: SubmitterContext): void {
  for (const subject of unsentSubjects(context.person?.id ?? '')) {
    const order = subject.startsWith(paymentPrefix) ? subject.slice(paymentPrefix.length) : '';
    if (subject === newSubject) newVerificationSubmitter(context);
    // A payment that was sent by a link resumes when that link is open.
    else if (order) order.length > 8 && paymentSubmitter({ order }, context);
    else resendSubmitter(subject, context);
  }
}
