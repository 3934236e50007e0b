import type { VisitorFormShape } from '#features/people/accounts/server/serve.ts';
import { messageDoneKey, seenField, textField } from '../../form-fields.ts';
import { caseTexts } from '../../messages.ts';

export function messageForm(path: string): VisitorFormShape<unknown> {
  return {
    path,
    // More than a message may hold, so that one that is too long comes back to be cut.
    bytes: 256 * 1024,
    doneKey: messageDoneKey,
    read({ fields, query }) {
      const id = query.get('ver') ?? '';
      const text = fields[textField] ?? '';
      // The same text after the same history is the same message.
      return { params: { id }, body: { text }, key: [id, text.trim(), fields[seenField] ?? ''] };
    },
    done: (_, { form }) => `${form.address}&${messageDoneKey}=1#mensaje`,
    unsent(language) {
      const { failed, sendNow, label } = caseTexts[language];
      return { title: failed, send: sendNow, labels: { [textField]: label }, long: [textField] };
    },
  };
}
