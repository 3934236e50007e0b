import { ApiError } from '../calls/client.ts';

/**
 * Posts a file with XMLHttpRequest, because fetch does not report progress (0 to 1). Throws
 * ApiError, or an Error when the connection is cut.
 */
export function sendBytes<T>(
  address: string,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<T> {
  const { promise, resolve, reject } = withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open('POST', address);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.timeout = 300_000;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const { status, responseText, statusText } = request;
    if (status >= 200 && status < 300) resolve(JSON.parse(responseText));
    else reject(new ApiError(status, responseText, statusText));
  };
  request.onerror = () => reject(new Error('the line was cut'));
  request.ontimeout = request.onerror;
  request.send(file);
  return promise;
}

/** `Promise.withResolvers`, which our oldest browsers lack. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
