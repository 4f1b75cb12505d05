/** The fields of any file. */
export const fields = {
  'problem.missing-field': 'The field “{{name}}” is missing. Add it to this entry.',
  'problem.unknown-field': 'The field “{{found}}” is not known here. Known: {{known}}.',
  'problem.unknown-field-near':
    'The field “{{found}}” is not known here. Known: {{known}}. Did you mean {{suggestion}}?',
  'problem.expected-text': 'Expected text here, found {{found}}. Put quotes round text that looks like a number.',
  'problem.expected-number': 'Expected a number here, found “{{found}}”. Write it in digits, without quotes.',
  'problem.expected-boolean': 'Expected true or false here, found “{{found}}”.',
  'problem.expected-list': 'Expected a list in square brackets here, such as [one, two], found “{{found}}”.',
  'problem.expected-map': 'Expected fields with names here, such as { field: value }, found “{{found}}”.',
  'problem.unknown-name': '“{{found}}” is not known. Known: {{known}}.',
  'problem.unknown-name-near': '“{{found}}” is not known. Known: {{known}}. Did you mean {{suggestion}}?',
  'problem.out-of-range': '{{found}} is out of range. It should be a whole number from {{minimum}} to {{maximum}}.',
  'problem.text-length': 'The text should have at least one letter and at most {{maximum}} characters.',
  'problem.text-span': 'The text must have {{minimum}} to {{maximum}} characters; this one has {{found}}.',
  'problem.list-too-short_one': 'The list is too short. It should have at least {{count}} item.',
  'problem.list-too-short_other': 'The list is too short. It should have at least {{count}} items.',
  'problem.list-too-long_one': 'The list is too long. It may have at most {{count}} item.',
  'problem.list-too-long_other': 'The list is too long. It may have at most {{count}} items.',
  'problem.range-order': 'The range runs backwards, from {{from}} to {{to}}. Write the smaller number first.',
  'problem.duplicate-item': 'The list names “{{found}}” twice. Name each thing once.',
  'problem.bad-id':
    '“{{found}}” cannot be an id. Use small letters, digits and single hyphens, with at least one letter: ap-hill.',
  'problem.bad-date': '“{{found}}” is not a day of the calendar. Write year-month-day: 1862-08-09.',
  'problem.bad-tactical':
    '“{{found}}” is not a tactical value. Write a number from -3 to 6, split as 2/1 (attack/defence), or in parentheses as (1).',
  'problem.bad-command':
    '“{{found}}” is not a designation. Write letters or digits: J, or M-W for division M of corps W.',
  'problem.bad-sheet-name':
    "“{{found}}” cannot be the name of a sheet. Use one or two capital letters, or '' if there is only one sheet.",
} as const;
