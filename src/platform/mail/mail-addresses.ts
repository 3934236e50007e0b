interface Settings {
  production: boolean;
  smtpUrl: string | undefined;
  brandName: string;
  /** Where customers write to. */
  companyEmail: string | undefined;
  from: string | undefined;
  staff: string | undefined;
  administrators: readonly string[];
  hostname: string;
}

/**
 * From whom mails leave, and where those to staff go. These name customers, so a shop of which
 * mails really leave sends them to nobody whom its owner did not name.
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
          'STAFF_EMAIL: en producción hace falta a quién avisar del equipo (o BRAND_EMAIL, o ADMIN_EMAILS)',
        ]
      : [],
  };
}
