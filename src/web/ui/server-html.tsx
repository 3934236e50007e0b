interface ServerHtmlProps {
  id: string;
  html: { __html: string };
}

/** What the server drew is in the page, and React takes it over as it is. */
export function ServerHtml({ id, html }: ServerHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML
  return <div id={id} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
