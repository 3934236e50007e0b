import css from './drawer.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** A modal panel from the right, 440 px wide, or the whole width below that. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className={css.drawer} />;
}
