import type { ReactNode } from 'react';
import type { CallInput } from '#platform/calls/contract.ts';
import { Dialog } from '../../overlays/dialog.tsx';
import { type BodyOf, type CallFormProps, DescribedForm, type Paths } from './call-form.tsx';

interface Asked {
  title: string;
  text: ReactNode;
  onClose: () => void;
}

/** Asks before something that cannot be taken back, with the fields that it needs. */
export const AskCall = <Input extends CallInput, Name extends Paths<BodyOf<Input>>, Output>({
  title,
  text,
  onClose,
  ...form
}: CallFormProps<Input, Name, Output> & Asked) => (
  <Dialog open size="s" title={title} onClose={onClose}>
    <div className="stack">
      <p>{text}</p>
      <DescribedForm {...form} onDone={onClose} onCancel={onClose} />
    </div>
  </Dialog>
);
