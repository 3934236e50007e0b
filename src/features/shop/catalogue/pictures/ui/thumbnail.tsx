import { useApp } from '#web/app-context.ts';
import { pictureAddress } from '../picture-address.ts';

/** Stands beside the name of a product; where there is no picture, and with low data, there is none. */
export function Thumbnail({ picture }: { picture: string | null }) {
  const { lowData } = useApp();
  if (!picture || lowData) return null;
  return (
    <img
      src={pictureAddress(picture, 160)}
      width={80}
      height={60}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
