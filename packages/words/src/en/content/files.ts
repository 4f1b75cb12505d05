/** A file as such: its notation, its format. */
export const files = {
  'problem.unreadable-file': 'The file cannot be read. Name a file that exists and may be opened, not a folder.',
  'problem.not-text': 'This is not a text file. Maps, orders of battle and scenarios are plain UTF-8 text in YAML.',
  'problem.empty-file': 'The file is empty. Begin with a format line, for example: format: wigwag-scenario 1.',
  'problem.file-too-long':
    'The file has more than {{maximum}} characters: no map comes near that, and the rest is not read. Take out what does not belong here, or divide the file.',
  'problem.too-many-entries':
    'Up to here the file has more than {{maximum}} entries: no map comes near that, and the rest is not read. Take out what does not belong here, or divide the file.',
  'problem.yaml-syntax':
    'This cannot be read as YAML. An entry is written as name: value, or name: { field: value, field: value }.',
  'problem.yaml-indent':
    'The indentation does not fit. Entries of one section begin in the same column, two spaces further in than its name.',
  'problem.yaml-tab': 'There is a tab in the indentation. Use spaces.',
  'problem.yaml-unclosed':
    'Something is left open before this point: a bracket ] or }, a quotation mark, a comma between two fields, or the colon and space after a name.',
  'problem.yaml-documents': 'The file contains several documents. Keep one per file and take out the line of dashes.',
  'problem.yaml-alias':
    'Anchors (&) and aliases (*) are not used in these files. Write the value out; put quotes round text that begins with such a sign.',
  'problem.yaml-tag':
    'Tags (!) are not used in these files. Write the value alone; put quotes round text that begins with such a sign.',
  'problem.json-syntax':
    'The file stops being JSON here: expected {{expected}}. Correct this place, or save the file again.',
  'problem.json-value':
    'Expected a value here: text in quotation marks, a number, true, false, null, a list or an object. Correct this place, or save the file again.',
  'problem.json-more': 'The JSON ends before this point, but more follows. Keep one object in the file.',
  'problem.json-depth': 'More than {{maximum}} levels of brackets: no roster is nested so deeply. Check the brackets.',
  'problem.duplicate-key': '“{{found}}” is already here, in line {{line}}. Keep one of the two.',
  'problem.bad-key': '“{{found}}” cannot be the name of an entry. Use a plain name in front of the colon.',
  'problem.no-format': 'The format line is missing. The file should begin with format: and one of: {{known}}.',
  'problem.unknown-format': 'Format “{{found}}” is not known. Known: {{known}}.',
  'problem.unknown-format-near': 'Format “{{found}}” is not known. Known: {{known}}. Did you mean {{suggestion}}?',
  'problem.other-format': 'This file has the format “{{found}}”; a file of the format “{{expected}}” is needed here.',
  'problem.id-in-two-files': 'The id “{{found}}” already belongs to {{other}}. Give each file of a kind its own id.',
} as const;
