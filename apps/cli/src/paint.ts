import { createRequire } from 'node:module';
import { palettePng } from './palettePng.ts';

type Painter = typeof import('@resvg/resvg-js');

/** Looked up only when a picture is painted: it is a program of the machine, and no other command needs it. */
const near = createRequire(import.meta.url);

/** The page's two fonts, so that a picture is the same on every machine. */
const FONTS = [
  '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  '@expo-google-fonts/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf',
  '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
] as const;

/** The style sheets of the page: a picture has its colours. */
export const SHEETS = ['colours.css', 'drawing.css', 'pieces.css'] as const;
export const sheetPath = (name: (typeof SHEETS)[number]): string => near.resolve(`@wigwag/mapview/${name}`);

export function pngOf(svg: string, width: number): Uint8Array {
  const { Resvg } = near('@resvg/resvg-js') as Painter;
  const fonts = { fontFiles: FONTS.map(font => near.resolve(font)), loadSystemFonts: false };
  const painter = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { ...fonts, defaultFontFamily: 'Inter', serifFamily: 'EB Garamond', sansSerifFamily: 'Inter' },
  });
  const { width: across, height, pixels } = painter.render();
  return palettePng({ width: across, height, rgba: pixels });
}
