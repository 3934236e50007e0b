interface Settings {
  production: boolean;
  smtpUrl: string | undefined;
  brandName: string;
  companyEmail: string | undefined;
  from: string | undefined;
  staff: string | undefined;
  administrators: readonly string[];
  hostname: string;
}

/**
 * Returns the sender of all mails and the addresses of staff. Mails to staff name customers, so a
 * shop with a mail server sends them only to an address that its owner has set.
 */
export function mailAddresses(s: Settings) {
  const invented = `tienda@${s.hostname}`;
  const staff = s.staff ?? s.companyEmail ?? s.administrators[0];
  const missing = s.production && s.smtpUrl !== undefined && staff === undefined;
  return {
    mailFrom: s.from ?? `${s.brandName} <${s.companyEmail ?? invented}>`,
    staffEmail: staff ?? invented,
    problems: missing
      ? [
          'STAFF_EMAIL: in production somebody of staff must be told (or BRAND_EMAIL, or ADMIN_EMAILS)',
        ]
      : [],
  };
}
