import { useDesk } from '../desk.ts';
import { KEYS } from '../keys.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { useShell } from '../room.ts';
import { turnPalette } from './state.ts';

/** Looks up everything on the table. */
export function PaletteButton() {
  const { t } = useShell();
  const isOpen = useDesk(desk => desk.paletteOpen);
  return (
    <IconButton
      icon="search"
      label={t('client.palette')}
      shortcut={KEYS.palette}
      expanded={isOpen}
      className="palette-button"
      onClick={turnPalette}
    />
  );
}
