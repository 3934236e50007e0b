import * as icons from '../icons.tsx';
import * as things from '../thing-icons.tsx';
import css from './kit-page.module.css';

export function KitPageIcons() {
  return (
    <ul className={css.icons}>
      {Object.entries({ ...icons, ...things })
        .toSorted()
        .map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace('Icon', '')}
          </li>
        ))}
    </ul>
  );
}
