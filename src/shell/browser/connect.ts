import type { App } from '../../app.ts';
import { request, requestPage } from '../../platform/http/client.ts';
import type { PageState } from '../state.ts';

/** The app of a page that was just opened: everything but where it goes next. */
export function connect(state: PageState): Omit<App, 'address'> {
  return {
    language: state.language,
    province: state.province,
    person: state.person,
    brand: state.brand,
    lowData: state.lowData,
    live: false,
    call: (call, takes) => request(fetch, call, takes),
    callPage: (call, takes) => requestPage(fetch, call, takes),
    navigate: async (address) => location.assign(address),
    refresh: async () => location.reload(),
    setPerson: () => location.reload(),
    setProvince: () => location.reload(),
  };
}
