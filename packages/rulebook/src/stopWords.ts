/** Words of a question that say nothing of what it is about, English and Polish, folded. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the is are am be been was were do does did has have had i me my mine we our you your he she it its they their this that',
    'these those what when where which who whom whose why how can could will would shall should may might must of to in on at by',
    'for from with about as if and or but so then than there here not no yes get gets just please tell explain mean means',
    'czy co kto kogo komu gdzie kiedy jak jaki jaka jakie dlaczego czemu ile po na w we z ze do od u o i a oraz lub albo ale',
    'jest sa byc byl byla bylo mam masz ma moj moja moje moi moich moim mnie mi ja ty on ona ono my wy oni to ten ta te tego',
    'tej tym sie nie tak moge moze mozna musze musi dla przy pod nad za przez gdy jesli',
  ].flatMap(line => line.split(' ')),
);

/** What a question is about; of a question in which nothing else is said, all of it. */
export function withoutStopWords(query: string, fold: (word: string) => string): string {
  const words = query.split(/[\s\p{P}]+/u).filter(Boolean);
  const kept = words.filter(word => !STOP_WORDS.has(fold(word)));
  return kept.length === 0 || kept.length === words.length ? query : kept.join(' ');
}
