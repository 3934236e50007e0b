import * as signs from './icons.tsx';
import css from './kit-page.module.css';
import * as things from './thing-icons.tsx';

export function KitPageIcons() {
  return (
    <ul className={css.icons}>
      {Object.entries({ ...signs, ...things })
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
