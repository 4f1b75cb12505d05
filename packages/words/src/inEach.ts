/** What is wanted in every language at once, or before any was fetched. */
export const IN_EACH = {
  lee: { en: 'Battle on an open table', pl: 'Bitwa na otwartym stole' },
  pickets: { en: 'Pickets', pl: 'Pikiety' },
  noWords: {
    en: 'The words of this page could not be fetched. Check the connection, then load the page again.',
    pl: 'Nie udało się pobrać tekstów tej strony. Sprawdź połączenie i wczytaj stronę ponownie.',
  },
} as const;
