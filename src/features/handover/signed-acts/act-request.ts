import type { SignedAct } from './schema.ts';

/** A photo stored on this phone, sent in so many parts. */
export interface StoredPhoto {
  uploadId: string;
  bytes: number;
  parts: number;
}

/** A signed act that waits on a driver's phone, with the token of its link. */
export interface ActRequest {
  token: string;
  act: Omit<SignedAct, 'photos'>;
  photos: readonly StoredPhoto[];
}

const uploadIdsOf = ({ photos }: ActRequest) => photos.map(({ uploadId }) => uploadId).join(' ');

export function isSameAct(one: ActRequest, other: ActRequest): boolean {
  return (
    one.token === other.token &&
    one.act.receivedBy === other.act.receivedBy &&
    uploadIdsOf(one) === uploadIdsOf(other)
  );
}
