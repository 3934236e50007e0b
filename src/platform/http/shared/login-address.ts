/** The code of a refusal that a recent sign-in mends. */
export const signInAgainCode = 'sign_in_again';

/** In the query of the sign-in: the person proves anew who they are, also while signed in. */
export const anewKey = 'otra-vez';

export function loginAddress(returnTo: string, anew = false): string {
  return `/api/login?${new URLSearchParams({ returnTo, ...(anew && { [anewKey]: '' }) })}`;
}
