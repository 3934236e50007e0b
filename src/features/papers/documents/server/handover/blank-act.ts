import { type RawBuilder, sql } from 'kysely';
import {
  type BlankActUnit,
  readBlankActUnit,
} from '#features/shipping/handover/server/blank-act-unit.ts';
import type { Config } from '#platform/config.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { actPaperTexts } from '../../act-messages.ts';
import { documentErrors } from '../../errors.ts';
import type { Paper } from '../../paper.ts';
import { paperDrawing } from '../drawing/draw-paper.ts';
import { paperFrame } from '../paper-frame.ts';
import { paperReply } from '../paper-reply.ts';

/**
 * Draws an act to print and sign. It is drawn anew each time and not issued, because it proves
 * nothing: the check page does not know it. Throws AppError: no unit waits.
 */
export async function blankActReply(
  services: Services,
  which: RawBuilder<unknown>,
  language: Language,
): Promise<FileReply> {
  const unit = await readBlankActUnit(services.db, sql`(${which})`);
  if (!unit) throw new AppError(documentErrors.notFound);
  const paper = blankAct(unit, services.config, language);
  const bytes = Buffer.from(await services.tasks.run(paperDrawing, paper));
  return paperReply({ bytes, name: `${unit.unit}-acta-para-firmar.pdf` });
}

/**
 * The driver carries it, so it has no price, no whole name, and only the end of the VIN or serial
 * number.
 */
function blankAct(
  { unit, name, identifier, receives, province }: BlankActUnit,
  config: Pick<Config, 'brand' | 'publicUrl'>,
  language: Language,
): Paper {
  const t = actPaperTexts[language];
  const { blank } = t;
  const { receivedBy, signature, day, handsOver } = blank.lines;
  return {
    ...paperFrame({ config, issue: { number: unit, at: sharedNow() }, language }),
    checkAddress: null,
    checkText: t.unit,
    title: blank.title,
    facts: [
      { label: blank.what, value: name },
      { label: t.unit, value: unit },
      ...(identifier ? [{ label: t.identifier, value: blank.identifierEnd(identifier) }] : []),
      { label: blank.receives, value: blank.receivesIn(receives, province) },
    ],
    totals: [],
    sections: [],
    paragraphs: [blank.says, blank.photo],
    byHand: [receivedBy, signature, day, handsOver],
  };
}
