import type { Translate } from '@wigwag/words';
import type { Shape } from '../drafts/shapes.ts';

export const shapeName = (t: Translate, shape: Shape): string =>
  ({
    oval: () => t('lee.client.shape.oval'),
    bean: () => t('lee.client.shape.bean'),
    drop: () => t('lee.client.shape.drop'),
    block: () => t('lee.client.shape.block'),
    slant: () => t('lee.client.shape.slant'),
  })[shape]();
