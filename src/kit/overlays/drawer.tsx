import css from './drawer.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** Modal panel from the right: the whole width under 480 px, else 440 px. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} className={css.drawer} />;
}
