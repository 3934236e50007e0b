declare module '*.md' {
  const markdown: import('./document.ts').LegalMarkdown;
  export default markdown;
}
