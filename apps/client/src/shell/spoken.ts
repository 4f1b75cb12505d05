import { type Language, type Texts, type Translate, teach, translatorOf } from '@wigwag/words';

/** The words of one part of the page: fetched by whoever opens it, in the language that is read, and by nobody else. */
export type Wording = Readonly<Record<Language, () => Promise<Texts>>>;

const PAGE: Wording = {
  en: () => import('@wigwag/words/en/page').then(({ page }) => page),
  pl: () => import('@wigwag/words/pl/page').then(({ page }) => page),
};

/** What has been opened so far. */
const opened = new Set<Wording>([PAGE]);

/** What a language has been asked for, as it comes. */
const asked = new Map<Language, Map<Wording, Promise<void>>>();
const learned = new Map<Language, Translate>();

async function fetchWords(language: Language, wording: Wording): Promise<void> {
  const texts = await wording[language]();
  const t = learned.get(language);
  if (t === undefined) learned.set(language, translatorOf(language, texts));
  else teach(t, texts);
}

/** Once; but again if they did not come. */
function learnIn(language: Language, wording: Wording): Promise<void> {
  const known = asked.get(language) ?? new Map<Wording, Promise<void>>();
  asked.set(language, known);
  const coming = known.get(wording) ?? fetchWords(language, wording);
  known.set(wording, coming);
  coming.catch(() => known.delete(wording));
  return coming;
}

/** Fetches the words of a language, for all that has been opened. */
export async function learn(language: Language): Promise<void> {
  await Promise.all([...opened].map(wording => learnIn(language, wording)));
}

/** Fetches the words of what is about to be opened. */
async function learnFor(wording: Wording): Promise<void> {
  opened.add(wording);
  await Promise.all([...asked.keys()].map(language => learnIn(language, wording)));
}

/** Code, once the words that it says are there, too. */
export async function fetchedWith<M>(wording: Wording, code: Promise<M>): Promise<M> {
  const [module] = await Promise.all([code, learnFor(wording)]);
  return module;
}

/** The words of a language that has been learned. */
export function spokenIn(language: Language): Translate {
  const t = learned.get(language);
  if (t === undefined) throw new Error(`the words of ${language} are not here yet: learn them first`);
  return t;
}
