/** Beside a real table, and the assistant. */
export const more = {
  'lee.client.complete': 'Complete the battlefield for us',
  'lee.client.completeSure': 'The assistant lays all that is left, for both players, by chance. Do both want it?',
  'lee.client.completeYes': 'Yes, complete it',
  'lee.client.completeNo': 'No',
  'lee.client.completing': '{{done}} of {{of}} laid',
  'lee.client.secretLine': 'A secret decision.',
} as const;
