import { createContext, type ReactNode, useContext } from 'react';

export interface ServerMarkup {
  __html: string;
}

interface ServerHtmlProps {
  id: string;
  html: ServerMarkup;
  as?: 'div' | 'ul';
  className?: string | undefined;
}

export function ServerHtml({ id, html, as: Tag = 'div', className }: ServerHtmlProps) {
  return (
    <Tag
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML
      dangerouslySetInnerHTML={html}
      suppressHydrationWarning
    />
  );
}

/**
 * The HTML of the screen's static part (`Page.staticPart`), if the document opened on this screen.
 */
export const StaticPartContext = createContext<ServerMarkup | undefined>(undefined);

/** True while the static part is in the page, so that its data may be missing. */
export function useStaticPart(): boolean {
  return useContext(StaticPartContext) !== undefined;
}

interface StaticPartProps {
  id: string;
  as?: 'div' | 'ul';
  className?: string | undefined;
  /** Empty when the data of the part was left out. */
  children: ReactNode;
}

/**
 * A part that needs no React. If the document opened on this screen, it stays as the server drew
 * it.
 */
export function StaticPart({ id, as: Tag = 'div', className, children }: StaticPartProps) {
  const html = useContext(StaticPartContext);
  if (html) return <ServerHtml key="static" as={Tag} id={id} className={className} html={html} />;
  return (
    <Tag key="rendered" id={id} className={className}>
      {children}
    </Tag>
  );
}
