import type { App } from '#app.ts';
import { drawnFor, drawnForHeader } from '#features/accounts/drawn-for.ts';
import { request, requestPage, type Send } from '#platform/calls/client.ts';
import type { PageState } from '../page-state.ts';

/** On a half-dead line an answer may never come: after this many milliseconds none is expected. */
const patience = 30_000;

/** The app of a page that was just opened: everything but where it goes next. */
export function connect(state: PageState): Omit<App, 'address'> {
  const drawn = { [drawnForHeader]: drawnFor(state.person) };
  const send: Send = (path, init) =>
    fetch(path, {
      ...init,
      headers: { ...init.headers, ...drawn },
      signal: AbortSignal.timeout(patience),
    });
  return {
    language: state.language,
    province: state.province,
    person: state.person,
    brand: state.brand,
    lowData: state.lowData,
    staffMenu: state.staffMenu,
    live: false,
    call: (call, input) => request(send, call, input),
    callPage: (call, input) => requestPage(send, call, input),
    navigate: async (address) => location.assign(address),
    refresh: async () => location.reload(),
    setPerson: () => location.reload(),
    setProvince: () => location.reload(),
  };
}
