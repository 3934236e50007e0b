/** The example of a form: it has the form of a code that staff issue, and is refused as one. */
export const exampleCode = (prefix: string) => `${prefix}-VER-20261121-7K4PM-3XRTA`;
