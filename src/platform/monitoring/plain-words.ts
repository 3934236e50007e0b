/** With these mail servers, identity providers and file stores say what is wrong. */
const vocabulary = new Set(
  `a able abuse accept accepted access account action active address again allowed an and anonymous any are
  as at attempt audience auth authenticate authenticated authentication authorization authorized
  available bad be because been before blacklist blacklisted block blocked bucket but by bytes call can
  cannot certificate challenge chain change channel check cipher client closed closing code command
  configured connect connection contact content could credential credentials data date daily deferred
  delayed delivery denied describe description deactivated did directory disabled disk dkim dmarc dns does
  domain dsn duplicate email empty encryption endpoint error exceeded exist exists expired failed failure
  file for format found from full getaddrinfo grant greeting greylisted greylist handler handshake has
  have header helo host hostname id identifier in inactive incorrect insufficient internal invalid is
  issue issuer key known later limit limited list local lookup mail mailbox malformed many match matches
  matching memory message method mismatch missing mode must name names need never no nonexistent not
  number of off on only openid operation or out over parameter parse party password permission permitted
  pkce please policy port postmaster prohibited protocol provider proxy query quota rate reach received
  recipient record redirect refused region registered rejected rejection relay relaying remote reply
  request require required requires reset resolve response result retry reverse scheme scope secret
  secure see self send sender sending server service session signature signed size smtp socket spam spf
  ssl start starttls state status storage store syntax system table tag temporarily temporary terminated the
  this time timeout timed tls to token too transaction try type unable unauthorized unauthenticated
  unavailable unknown unreachable unregistered unsupported unverified uri url use used user users
  valid value verification verified verify version virtual was whitelisted with wrong you your`.split(
    /\s+/,
  ),
);

/**
 * What another server said, for the log: its words of `vocabulary`, and reply codes. Whom it names, and
 * what it repeats of a person, is no such word.
 */
export function plainWords(text: string): string {
  const words = text
    .slice(0, 500)
    .split(/\s+/)
    .map((word, at) => (isPlain(word, at === 0) ? word : '…'));
  return words.filter((word, at) => word !== '…' || words[at - 1] !== '…').join(' ');
}

function isPlain(word: string, first: boolean): boolean {
  // A reply of SMTP begins with its codes: "550 5.1.1 …", "550-5.1.1 …".
  if (/^[2-5]\.\d{1,2}\.\d{1,2}$/.test(word)) return true;
  if (first && /^[2-5]\d\d(?:-[2-5]\.\d{1,2}\.\d{1,2})?$/.test(word)) return true;
  return word
    .toLowerCase()
    .split(/[-_/.,:;()]/)
    .every((part) => part === '' || vocabulary.has(part));
}
