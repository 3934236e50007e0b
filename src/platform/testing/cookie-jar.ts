/** A page or answer, as a browser holds it. */
export interface Visit {
  status: number;
  url: URL;
  text: string;
  headers: Headers;
  /** Every address on the way, the last one included. */
  trail: string[];
}

export interface VisitOptions {
  method?: string;
  /** Fields of a form, or a body as it is. */
  form?: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
  /** False returns the first answer, redirect or not. */
  follow?: boolean;
}

interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
  /** In milliseconds; undefined until the browser closes. */
  ends: number | undefined;
}

/** A browser for tests: `fetch` that keeps cookies by host and path and follows redirects. */
export class CookieJar {
  readonly cookies: Cookie[] = [];
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Goes to an address (a path is one of `origin`). Throws after 20 redirects. */
  async visit(address: string, options: VisitOptions = {}): Promise<Visit> {
    let url = new URL(address, this.origin);
    let init = requestOf(options);
    const trail: string[] = [];
    for (let hop = 0; hop < 20; hop += 1) {
      trail.push(url.href);
      const response = await this.ask(url, init);
      const location = response.headers.get('location');
      const onward = location !== null && response.status >= 300 && response.status < 400;
      if (!onward || options.follow === false) {
        const { status, headers } = response;
        return { status, url, text: await response.text(), headers, trail };
      }
      await response.body?.cancel();
      url = new URL(location, url);
      if (response.status < 307) init = { headers: options.headers ?? {} };
    }
    throw new Error(`too many redirects:\n${trail.join('\n')}`);
  }

  value(name: string): string | undefined {
    return this.living().find((cookie) => cookie.name === name)?.value;
  }

  put(name: string, value: string): void {
    this.store(`${name}=${value}; Path=/`, new URL(this.origin));
  }

  private async ask(url: URL, init: RequestInit): Promise<Response> {
    const cookie = this.living()
      .filter((each) => each.host === url.hostname && covers(each.path, url.pathname))
      .map((each) => `${each.name}=${each.value}`)
      .join('; ');
    const headers = { accept: 'text/html', ...init.headers, ...(cookie && { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.store(line, url);
    return response;
  }

  private living(): Cookie[] {
    return this.cookies.filter(({ ends }) => ends === undefined || ends > Date.now());
  }

  private store(line: string, url: URL): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const attributes = new Map(
      rest.map((each) => {
        const [key = '', content = ''] = each.split(/=(.*)/s);
        return [key.toLowerCase(), content];
      }),
    );
    const path = attributes.get('path') || '/';
    const at = this.cookies.findIndex(
      (each) => each.name === name && each.host === url.hostname && each.path === path,
    );
    if (at >= 0) this.cookies.splice(at, 1);
    this.cookies.push({ name, value, host: url.hostname, path, ends: endOf(attributes) });
  }
}

export function formOf({ text, url }: Visit): string {
  const [, action = ''] = /<form [^>]*action="([^"]+)"/.exec(text) ?? [];
  return new URL(action, url).href;
}

function endOf(attributes: Map<string, string>): number | undefined {
  const age = attributes.get('max-age');
  if (age !== undefined) return Date.now() + Number(age) * 1000;
  const expires = attributes.get('expires');
  return expires === undefined ? undefined : Date.parse(expires);
}

function covers(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

function requestOf({ method, form, body, headers }: VisitOptions): RequestInit {
  if (form)
    return { method: method ?? 'POST', body: new URLSearchParams(form), headers: headers ?? {} };
  return {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: headers ?? {},
    ...(body ? { body } : {}),
  };
}
