/** Only printable ASCII, because letters of other alphabets look alike. */
const shape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Checks one e-mail address against the limits of RFC 5321: 64 characters before the @, 254 in all.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && shape.test(text);
}
