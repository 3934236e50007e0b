import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type Brand, whatsappLink } from '../brand.ts';
import { type LegalPlace, piecesOf } from '../legal/document.ts';
import { companyTexts } from '../messages.ts';

export function LegalText({ children }: { children: string }) {
  const { brand, language } = useApp();
  return piecesOf(children).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={piece.place}
        href={placeAddress(piece.place, brand, companyTexts[language].whatsappQuestion)}
      >
        {piece.words}
      </a>
    ),
  );
}

function placeAddress(place: LegalPlace, brand: Brand, question: string): string | undefined {
  if (place === 'email') return `mailto:${brand.email}`;
  if (place === 'whatsapp') return whatsappLink(brand, question);
  return href(routes[place]);
}
