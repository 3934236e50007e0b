export const exampleCode = (prefix: string) => `${prefix}-VER-20261121-7K4PM-3XRTA`;
