import { newSubject, unsentSubjects } from '../../verification-drafts.ts';
import { newVerificationSubmitter } from './new-verification.ts';
import { paymentPrefix, paymentSubmitter } from './payment-submitter.ts';
import { resendSubmitter } from './resend-submitter.ts';
import type { SubmitterContext } from './submitter.ts';

/** Goes on with whatever this person sent from this phone and that was not answered. */
export function resumeUnsent(context: SubmitterContext): void {
  for (const subject of unsentSubjects(context.person?.id ?? '')) {
    const order = subject.startsWith(paymentPrefix) ? subject.slice(paymentPrefix.length) : '';
    if (subject === newSubject) newVerificationSubmitter(context);
    // What was sent by a link goes on where that is open.
    else if (order) order.length > 8 && paymentSubmitter({ order }, context);
    else resendSubmitter(subject, context);
  }
}
