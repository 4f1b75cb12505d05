import type { Translate } from '@wigwag/words';
import type { Overlay } from './overlays.ts';

export const overlayName = (t: Translate, name: Overlay): string =>
  ({
    victory: t('client.legend.victory'),
    zones: t('client.legend.zones'),
    command: t('client.legend.command'),
    threat: t('client.legend.threat'),
    moves: t('client.legend.moves'),
    fatigue: t('client.legend.fatigue'),
    works: t('client.legend.works'),
  })[name];
