import { classNames } from '../class-names.ts';
import css from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/**
 * A modal dialog; on phones, a sheet from the bottom. `size` is its greatest width: s 420, m 560, l
 * 880 px. Default m.
 */
export function Dialog({ size = 'm', ...rest }: ModalProps & { size?: 's' | 'm' | 'l' }) {
  return <Modal {...rest} className={classNames(css.dialog, css[size])} />;
}
