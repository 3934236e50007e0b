import type { CDPSession } from 'playwright-core';

/**
 * Slows a page to a phone in Cuba: 400 kbit/s, 400 ms, and a quarter of a desktop's processor. Give
 * `meter` the same session: with a second one the browser takes the line for a quick one after the
 * page has been elsewhere, and brings React.
 */
export async function slowDown(session: CDPSession): Promise<void> {
  const bytes = 400_000 / 8;
  const speed = { downloadThroughput: bytes, uploadThroughput: bytes };
  const conditions = { offline: false, latency: 400, ...speed };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Counts the session's bytes, redirects and headers too, in thousands. */
export async function meter(session: CDPSession) {
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let all = 0;
  let script = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, redirectResponse, request }) => {
    if (type === 'Script' || /\.js$/.test(request.url)) scripts.add(requestId);
    all += redirectResponse?.encodedDataLength ?? 0;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return {
    reset() {
      all = 0;
      script = 0;
    },
    read: () => ({ kilobytes: all / 1000, script: script / 1000 }),
  };
}
