import { type ReactNode, useId } from 'react';
import { useApp } from '#web/app-context.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import css from './modal.module.css';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  /** Called on Escape, a tap outside, the close button, or the phone's back gesture. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * The common part of Dialog and Drawer. An element with `data-autofocus` gets the first focus,
 * otherwise the title.
 */
export function Modal({ open, ...rest }: ModalProps & { className: string | undefined }) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'> & { className: string | undefined }) {
  const titleId = useId();
  const { close } = closeTexts[useApp().language];
  const modal = useModal(props.onClose);
  return (
    <dialog {...modal} className={classNames(css.modal, props.className)} aria-labelledby={titleId}>
      <div className={css.header}>
        <h2 id={titleId} tabIndex={-1}>
          {props.title}
        </h2>
        <IconButton label={close} onClick={props.onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={css.body}>{props.children}</div>
      <div className={css.bottom}>
        {props.footer && (
          <div data-footer className={css.footer}>
            {props.footer}
          </div>
        )}
        <div data-toasts />
      </div>
    </dialog>
  );
}
