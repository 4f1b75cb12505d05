import type { OpenTexts } from '@wigwag/mapview/open';
import { useMemo } from 'react';
import { useRoom } from '../room.ts';
import { number } from '../said.ts';

/** The words and numbers of the table. */
export function useMapTexts(): OpenTexts {
  const { t, language } = useRoom();
  return useMemo(
    () => ({
      map: t('lee.client.table'),
      zoomIn: t('client.zoomIn'),
      zoomOut: t('client.zoomOut'),
      fit: t('client.fit'),
      length: inches => t('lee.client.inches', { count: inches, n: number(language, inches) }),
      place: ({ x, y }) => t('lee.client.place', { x: number(language, x), y: number(language, y) }),
    }),
    [t, language],
  );
}
