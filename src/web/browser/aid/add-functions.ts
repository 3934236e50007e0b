import { idOfHex } from '#platform/text/short-hex.ts';
import { addGetter, addMissing } from './add-missing.ts';

type Replacement = string | ((found: string) => string);

export function addFunctions(): void {
  addMissing(Array.prototype, {
    at,
    findLast<T>(this: T[], ...rest: Parameters<T[]['find']>) {
      return [...this].reverse().find(...rest);
    },
    toReversed<T>(this: T[]) {
      return [...this].reverse();
    },
    toSorted<T>(this: T[], compare?: (one: T, other: T) => number) {
      return [...this].sort(compare);
    },
    toSpliced<T>(this: T[], ...rest: Parameters<T[]['splice']>) {
      const copy = [...this];
      copy.splice(...rest);
      return copy;
    },
  });
  addMissing(String.prototype, {
    at,
    replaceAll(this: string, what: string | RegExp, by: Replacement) {
      if (what instanceof RegExp) return this.replace(what, by as string);
      const parts = this.split(what);
      return parts.join(typeof by === 'string' ? by : by(what));
    },
  });
  addMissing(Object, {
    hasOwn: (of: object, name: PropertyKey) =>
      Object.getOwnPropertyDescriptor(of, name) !== undefined,
  });
  addMissing(URL, { canParse });
  addGetter(URLSearchParams.prototype, 'size', function (this: URLSearchParams) {
    return [...this].length;
  });
  addMissing(AbortSignal.prototype, {
    throwIfAborted(this: AbortSignal) {
      if (this.aborted) throw new DOMException('', 'AbortError');
    },
  });
  addMissing(Intl, { ListFormat: Commas });
  addMissing(crypto, { randomUUID });
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
}

function canParse(...address: [string, string?]): boolean {
  try {
    return Boolean(new URL(...address));
  } catch {
    return false;
  }
}

class Commas {
  format(parts: readonly string[]): string {
    return parts.join(', ');
  }
}

function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return idOfHex([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}
