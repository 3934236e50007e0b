interface Settings {
  NODE_ENV?: string | undefined;
  HOST?: string | undefined;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  ALLOW_EMBEDDED_PROVIDER?: string | undefined;
  ALLOW_LOCAL_INBOX?: string | undefined;
  ALLOW_HTTP?: string | undefined;
}

/**
 * Finds settings that would let strangers in: the embedded provider believes anybody, and the inbox
 * shows everybody's mail. Both need a shop that is local by every sign.
 */
export function unsafeSettings(e: Settings, publicUrl: string): string[] {
  const production = e.NODE_ENV === 'production';
  const signsOfPublic = [
    ...(production ? ['NODE_ENV=production'] : []),
    ...(e.DATABASE_URL ? ['DATABASE_URL'] : []),
    ...(e.SMTP_URL ? ['SMTP_URL'] : []),
    ...(isThisMachine(new URL(publicUrl).hostname) ? [] : ['PUBLIC_URL']),
    ...(!e.HOST || isThisMachine(e.HOST) ? [] : ['HOST']),
  ].join(', ');
  const problems: string[] = [];
  // Another check refuses an incomplete provider.
  const provider = e.OIDC_ISSUER || e.OIDC_CLIENT_ID || e.OIDC_CLIENT_SECRET;
  if (signsOfPublic && !provider && e.ALLOW_EMBEDDED_PROVIDER !== 'yes') {
    problems.push(
      `OIDC_ISSUER: with ${signsOfPublic} an identity provider is needed (or ALLOW_EMBEDDED_PROVIDER=yes, and anybody may sign in as administrador)`,
    );
  }
  if (signsOfPublic && !e.SMTP_URL && e.ALLOW_LOCAL_INBOX !== 'yes') {
    problems.push(
      `SMTP_URL: with ${signsOfPublic} a mail server is needed (or ALLOW_LOCAL_INBOX=yes, and anybody may read the mails)`,
    );
  }
  if (production && !publicUrl.startsWith('https:') && e.ALLOW_HTTP !== 'yes') {
    problems.push('PUBLIC_URL: in production it must begin with https:// (or ALLOW_HTTP=yes)');
  }
  // Secret and codes of the shop are sent to it.
  if (production && e.OIDC_ISSUER?.startsWith('http:') && e.ALLOW_HTTP !== 'yes') {
    problems.push('OIDC_ISSUER: in production it must begin with https:// (or ALLOW_HTTP=yes)');
  }
  return problems;
}

export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
}
