/** Opcje rozstrzygnięć. */
export const options = {
  'gcacw.option.delayBeforeForceMarch': 'Opóźnienie przed marszem forsownym',
  'gcacw.option.delayBeforeForceMarch.about':
    'To, co wycofująca się kawaleria odbiera marszowi na jego początku, odbiera od razu, najwyżej do zera; marsz forsowny dodaje do reszty.',
} as const;
