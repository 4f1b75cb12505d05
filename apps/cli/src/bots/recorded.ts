import { type Eyes, Story } from '@wigwag/ai';
import { placeOfFault } from '@wigwag/content';
import type { Gcacw } from '@wigwag/gcacw';
import { type Hosted, readSaved } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';
import { gcacwTitle, openSetup } from '@wigwag/titles';
import { BUNDLED } from '../openRecord.ts';
import { everything, type Source, seenFrom } from '../report.ts';

/** What is read of a saved game with these eyes. */
export const sourceFor = (hosted: Hosted<Gcacw>, saved: SavedGame, eyes: Eyes): Source =>
  eyes === 'all' ? everything(hosted, saved) : seenFrom(hosted, saved, eyes);

export const storyFrom = ({ log, now, past }: Source, eyes: Eyes): Story =>
  new Story({ world: now.world, log, past, eyes });

let last: { readonly record: string; readonly eyes: Eyes; readonly story: Story } | undefined;

/** The story of a record that has been read before without fault; the last one is kept. */
export function storyOf(record: string, eyes: Eyes): Story {
  if (last?.record === record && last.eyes === eyes) return last.story;
  const read = readSaved(record, placeOfFault);
  const opened = 'saved' in read ? openSetup(gcacwTitle, read.saved.setup, BUNDLED) : undefined;
  if (!('saved' in read) || opened === undefined || 'problem' in opened)
    throw new Error('a record that was read before');
  const story = storyFrom(sourceFor(opened.hosted, read.saved, eyes), eyes);
  last = { record, eyes, story };
  return story;
}
