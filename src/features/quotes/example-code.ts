/** The example in a form. It looks like a code, but nobody was issued it, so it is refused. */
export const exampleCode = (prefix: string) => `${prefix}-VER-20261121-7K4PM-3XRTA`;
