// Who leaves to sign in from the quotation's panel finds it open on return. Storage that refuses
// only leaves it closed: the cart is kept all the same.
const key = 'mariel-auto-reopen';

export function rememberToReopen(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {}
}

/**
 * Loads the page anew, with the panel open: a module that failed once fails for as long as the
 * document lives.
 */
export function reopenAnew(): void {
  rememberToReopen();
  location.reload();
}

/** True once after `rememberToReopen`. */
export function takeToReopen(): boolean {
  try {
    const asked = key in sessionStorage;
    sessionStorage.removeItem(key);
    return asked;
  } catch {
    return false;
  }
}
