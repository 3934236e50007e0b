/** The upper half of code page 850, MS-DOS in Spanish. In small letters code page 437 is the same. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const decoders = {
  'windows-1252': (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes),
  macintosh: (bytes: Uint8Array) => new TextDecoder('macintosh').decode(bytes),
  'ms-dos': (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (sign) => dosLetters[sign.charCodeAt(0) - 0x80] ?? sign),
};

export type OldEncoding = keyof typeof decoders;

/**
 * Decodes a file that is no Unicode: of the encodings of Windows, an old Mac and MS-DOS, by the one
 * that makes most words of Spanish. "CSV" of a Spanish Excel on Windows, if two make as many.
 */
export function decodeOld(bytes: Uint8Array): { text: string; encoding: OldEncoding } {
  const readings = Object.entries(decoders).map(([encoding, decode]) => {
    const text = decode(bytes);
    return { encoding: encoding as OldEncoding, text, score: scoreOf(text) };
  });
  return readings.reduce((best, each) => (each.score > best.score ? each : best));
}

/**
 * A letter of Spanish beside another, and an apostrophe where names and English have it: in any other
 * place it is the í of an old Mac.
 */
const likely =
  /[a-zñ][áéíóúüñ]|(?<![a-zñáéíóúü])[áéíóúüñ](?=[a-z])|(?<![a-z])[dlo]’[a-z]|[a-z]’(?=(?:[stdmn]|re|ll|ve)(?![a-z]))/gi;
/** What is neither a letter of Spanish nor a usual sign. */
const unlikely = /[^\0-\x7fáéíóúüñÁÉÍÓÚÜÑ¿¡ªº°²³·«»“”‘’–—…•€®™©×±½¼\u00a0]/g;

const scoreOf = (text: string): number =>
  (text.match(likely)?.length ?? 0) - (text.match(unlikely)?.length ?? 0);
