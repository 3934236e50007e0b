/**
 * A name and at least two labels, of printable ASCII only: look-alikes of other alphabets name
 * nobody.
 */
const shape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Whether a text is one plain e-mail address, as mail servers have it (RFC 5321: 64 and 254
 * characters).
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && shape.test(text);
}
