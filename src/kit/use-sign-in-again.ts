import { hasCode } from '#platform/calls/error-answer.ts';
import { signInAgainCode } from '#platform/http/shared/login-address.ts';
import { useApp } from '#web/app-context.ts';

/** Offers to sign in again where a call was refused for want of it; else resolves to false. */
export function useSignInAgain() {
  const { language, person } = useApp();
  return {
    async offerSignIn(error: unknown): Promise<boolean> {
      if (!person || !hasCode(error, signInAgainCode)) return false;
      // Only staff are ever asked.
      const { offerSignIn } = await import('./staff/sign-in-again.ts');
      offerSignIn(error.answer.message, { language, personId: person.id });
      return true;
    },
  };
}
