import type { Language } from '@wigwag/words';

/** Can this browser read aloud? */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Reads it aloud in the language of the page, in place of what was being read. Where no voice speaks it, the browser's own does. */
export function speak(text: string, language: Language): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.startsWith(language));
  if (voice !== undefined) spoken.voice = voice;
  speechSynthesis.speak(spoken);
}

export function beSilent(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
