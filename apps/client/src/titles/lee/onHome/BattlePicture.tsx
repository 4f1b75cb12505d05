import colours from '@wigwag/mapview/colours.css?raw';
import { openSvg } from '@wigwag/mapview/open/still';
import styles from '@wigwag/mapview/open.css?raw';
import openColours from '@wigwag/mapview/openColours.css?raw';
import type { LeeGround } from '@wigwag/titles';
import { useMemo } from 'react';
import { useDesk } from '../../../shell/desk.ts';
import { groundPicture } from './groundPicture.ts';

const CSS = [colours, openColours, styles].join('\n');

/** Pixels, by which things are drawn finely or not. */
const WIDTH = 360;

/** The ground of a battle that is kept, drawn as the table draws it: what both players see lying there. */
export function BattlePicture({ ground }: { readonly ground: LeeGround }) {
  const theme = useDesk(desk => desk.theme);
  const drawn = useMemo(
    () => openSvg(groundPicture(ground), { css: CSS, theme, width: WIDTH, title: '' }),
    [ground, theme],
  );
  const height = Math.round((WIDTH * ground.height) / ground.width);
  return (
    <img alt="" width={WIDTH} height={height} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`} />
  );
}
