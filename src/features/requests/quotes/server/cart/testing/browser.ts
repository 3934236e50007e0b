import type { Client } from '#app/server/testing/test-shop.ts';

export function browserWithoutScript(client: Client) {
  const cookies = new Map<string, string>();
  const visitor = () =>
    client.with([...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const keep = (answer: Response) => {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
    return answer;
  };
  const get = async (path: string) => (await visitor().fetch(path)).text();
  const post = async (fields: Record<string, string>, path = '/cotizacion') => {
    const body = new URLSearchParams(fields);
    const answer = keep(await visitor().fetch(path, { method: 'POST', body }));
    return { answer, status: answer.status, to: answer.headers.get('location') ?? '' };
  };
  const rendered = async () => {
    const html = await get('/cotizacion');
    const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
    return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  };
  return { cookies, get, post, rendered };
}
