import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CheckIcon, ChevronDownIcon } from '../icons.tsx';
import css from './menu-button.module.css';

type Choice = { value: string; label: string };

type MenuButtonProps = {
  label: string;
  children: ReactNode;
  choices: readonly Choice[];
  current: string;
  busy?: boolean | undefined;
  /**
   * Called on a click, Enter or Space, and not while the person moves through the menu. The button
   * has the focus by then.
   */
  onChoose: (value: string) => void;
};

export function MenuButton({ label, children, choices, ...props }: MenuButtonProps) {
  const { current, busy, onChoose } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(andFocus: boolean) {
    setOpen(false);
    if (andFocus) button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        data-live
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
        <ChevronDownIcon size={16} />
      </button>
      {open && (
        <Menu
          button={button}
          label={label}
          choices={choices}
          current={current}
          onClose={close}
          onChoose={(value) => {
            close(true);
            if (value !== current) onChoose(value);
          }}
        />
      )}
    </>
  );
}

type MenuProps = Omit<MenuButtonProps, 'children' | 'busy'> & {
  button: RefObject<HTMLButtonElement | null>;
  onClose: (andFocus: boolean) => void;
};

function Menu({ button, label, choices, current, onClose, onChoose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (menu.current && button.current) openAt(menu.current, button.current);
  }, [button]);
  useCloseOutside(menu, button, onClose);

  function act(event: KeyboardEvent) {
    if (event.key === 'Tab') return onClose(true);
    if (event.key === 'Escape') onClose(true);
    else if (!move(event)) return;
    // Keeps the event from the panel behind and from the list's shortcuts.
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={css.menu}
      onKeyDown={act}
    >
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={value === current}
          tabIndex={-1}
          onClick={() => onChoose(value)}
        >
          {value === current && <CheckIcon size={16} />}
          {label}
        </button>
      ))}
    </div>
  );
}

/** Opens below the button, or above it when there is no room. The current choice gets the focus. */
function openAt(menu: HTMLElement, button: HTMLElement): void {
  // Where there are no popovers, it is shown already.
  menu.showPopover?.();
  const { left, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + height <= innerHeight;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, below ? bottom + 2 : top - height - 2)}px`;
  menu.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
}

function useCloseOutside(
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: (andFocus: boolean) => void,
): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const close = ({ target }: Event) => {
      const within = [menu, button].some((each) => each.current?.contains(target as Node));
      if (!within) latest.current(false);
    };
    const names = ['pointerdown', 'focusin', 'scroll'] as const;
    for (const name of names) document.addEventListener(name, close);
    return () => {
      for (const name of names) document.removeEventListener(name, close);
    };
  }, [menu, button]);
}

/**
 * Arrows move in a circle, Home and End jump, a letter goes to the next choice that begins with it.
 */
function move({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  let to = step && (at + step + items.length) % items.length;
  if (key === 'Home') to = 0;
  if (key === 'End') to = items.length - 1;
  if (key.length === 1 && key !== ' ') {
    const begins = (each: HTMLElement) =>
      each.textContent.toLowerCase().startsWith(key.toLowerCase());
    const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    to = items.indexOf(after.find(begins) ?? (items[at] as HTMLElement));
  }
  if (to === undefined) return false;
  items[to]?.focus();
  return true;
}
