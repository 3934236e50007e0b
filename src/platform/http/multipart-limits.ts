/** More than any form of ours has, so that the form can say that there are too many files. */
export const maxMultipartParts = 125;

/** Bytes of a part's headers: a name, a file name, a type. */
const headLimit = 4096;

export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\b/i.test(contentType)) return undefined;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(
      contentType,
    ) ?? [];
  return quoted ?? plain;
}

/**
 * Counts the parts of a multipart body while it arrives: a parser makes an object of each, and a
 * few megabytes may hold a hundred thousand. False once there are too many, or the headers of one
 * are too long.
 */
export function createPartCounter(boundary: string): (chunk: Uint8Array) => boolean {
  const delimiter = Buffer.from(`--${boundary}`);
  const headEnd = Buffer.from('\r\n\r\n');
  let parts = 0;
  let rest: Buffer = Buffer.alloc(0);
  /** Bytes of the current headers. Undefined within the content of a part. */
  let head: number | undefined;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const sought = head === undefined ? delimiter : headEnd;
      const at = rest.indexOf(sought);
      const passed = at < 0 ? Math.max(0, rest.length - sought.length + 1) : at + sought.length;
      rest = rest.subarray(passed);
      if (head !== undefined) head += passed;
      if ((head ?? 0) > headLimit) return false;
      if (at < 0) return true;
      if (head === undefined) parts += 1;
      head = head === undefined ? 0 : undefined;
      if (parts > maxMultipartParts) return false;
    }
  };
}
