import { CompareBar } from './compare-bar.tsx';
import { SeenProducts } from './seen-products.tsx';
import { useCompared, useSeen } from './stored-products.ts';

interface StoredBelowProps {
  /** The id of a product that is on the page already. */
  except: string | undefined;
  bar: boolean;
}

/** The products seen last, and those to be compared. */
export default function StoredBelow({ except, bar }: StoredBelowProps) {
  const seen = useSeen().filter(({ id }) => id !== except);
  const compared = useCompared();
  return (
    <>
      {seen.length > 0 && <SeenProducts seen={seen} />}
      {bar && compared.length > 0 && <CompareBar compared={compared} />}
    </>
  );
}
