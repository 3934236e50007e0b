import type { SignedAct } from './schema.ts';

/** A photo stored on this phone, and the number of parts in which it is sent. */
export interface StoredPhoto {
  uploadId: string;
  bytes: number;
  parts: number;
}

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
