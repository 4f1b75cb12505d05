export type Title = Readonly<Record<'en' | 'pl', string>>;
