export type Bilingual = Readonly<Record<'en' | 'pl', string>>;
