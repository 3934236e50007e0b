import type { SignedAct } from './schema.ts';

/** A photo on this phone, and in how many pieces it goes. */
export interface StoredPhoto {
  uploadId: string;
  bytes: number;
  parts: number;
}

/** A signed act as it waits on a driver's phone, with the link that it goes by. */
export interface ActRequest {
  token: string;
  act: Omit<SignedAct, 'photos'>;
  photos: readonly StoredPhoto[];
}

const namesOf = ({ photos }: ActRequest) => photos.map(({ uploadId }) => uploadId).join(' ');

/** Whether it would be the same: by this link, of this name, with these photos. */
export function isSameAct(one: ActRequest, other: ActRequest): boolean {
  return (
    one.token === other.token &&
    one.act.receivedBy === other.act.receivedBy &&
    namesOf(one) === namesOf(other)
  );
}
