/** The code of a refused change of a record that somebody else changed meanwhile. */
export const changedMeanwhileCode = 'changed_meanwhile';
