// Mail programs ignore custom properties, and many drop <style>.
export const ink = '#10243b';
export const quiet = '#44556a';
export const sea = '#0b5563';
export const sand = '#f5f0e7';
export const hairline = '#dcd6ca';

export function link(href: string, text: string): string {
  return `<a href="${address(href)}" style="display:inline-block;padding:6px 0;color:${sea};word-break:break-word">${escapeHtml(text)}</a>`;
}

/** An escaped link; '' for other schemes (javascript:, data: …). */
export function address(href: string): string {
  return /^(https?:\/\/|mailto:|tel:)/.test(href) ? escapeHtml(href) : '';
}

export function prose(text: string): string {
  return escapeHtml(text.trim()).replaceAll('\n', '<br>');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
