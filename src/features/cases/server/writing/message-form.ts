import type { FormShape } from '#features/accounts/server/serve.ts';
import { seenField, sentKey, textField } from '../../message-form-fields.ts';
import { caseMessages } from '../../messages.ts';

export function messageForm(path: string): FormShape<unknown> {
  return {
    path,
    // More than a message may hold, so that one that is too long comes back to be cut.
    bytes: 256 * 1024,
    doneKey: sentKey,
    read({ fields, query }) {
      const id = query.get('ver') ?? '';
      const text = fields[textField] ?? '';
      // The same text after the same history is the same message.
      return { params: { id }, body: { text }, key: [id, text.trim(), fields[seenField] ?? ''] };
    },
    done: (_, { form }) => `${form.address}&${sentKey}=1#mensaje`,
    unsent(language) {
      const { failed, sendNow, label } = caseMessages[language];
      return { title: failed, send: sendNow, labels: { [textField]: label }, long: [textField] };
    },
  };
}
