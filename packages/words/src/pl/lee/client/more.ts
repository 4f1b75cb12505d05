/** Beside a real table, and the assistant. */
export const more = {
  'lee.client.complete': 'Dokończ pole bitwy za nas',
  'lee.client.completeSure': 'Asystent losowo rozstawi całą resztę za obu graczy. Czy obaj tego chcecie?',
  'lee.client.completeYes': 'Tak, dokończ',
  'lee.client.completeNo': 'Nie',
  'lee.client.completing': 'rozstawiono {{done}} z {{of}}',
  'lee.client.secretLine': 'Tajna decyzja.',
} as const;
