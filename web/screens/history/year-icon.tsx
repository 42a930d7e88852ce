import { icon } from '../../ui/icon.tsx';

/** A year: four small months. */
export const YearIcon = icon(<path d="M5 5h5.2v5.2H5zM13.8 5H19v5.2h-5.2zM5 13.8h5.2V19H5zM13.8 13.8H19V19h-5.2z" />);
