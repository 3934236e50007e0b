/** In a sentence why the mail server does not take our mails, and what mends it. */
export function mailTrouble(error: unknown): string {
  const facts: { code?: unknown; originalCode?: unknown; response?: unknown; message?: unknown } =
    error instanceof Error ? Object.assign({ message: error.message }, error) : {};
  const mend = mends.find(([codes]) => codes.test(String(facts.originalCode ?? facts.code)));
  return `the mail server does not let us in: ${facts.response ?? facts.message} (${mend?.[1] ?? 'SMTP_URL'})`;
}

const mends: [codes: RegExp, mend: string][] = [
  [/^(EAUTH|ENOAUTH)$/, 'user and password in SMTP_URL'],
  [/^(ECONNREFUSED|EDNS|ENOTFOUND|EAI_AGAIN)$/, 'host and port in SMTP_URL'],
  [/^(ETLS|\w*CERT\w*|UNABLE_TO_\w+)$/, 'a private authority: NODE_EXTRA_CA_CERTS'],
];
