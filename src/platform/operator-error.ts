/** What whoever runs the shop can mend: told in a sentence, without a stack. */
export class OperatorError extends Error {}
