/** Refusals, records and dice that no rulebook speaks of. */
export const kernel = {
  'why.kernel/game-over': 'The game is over.',
  'why.kernel/not-your-decision': 'It is not your decision. Deciding now: {{by}}.',
  'why.kernel/no-such-choice': 'That cannot be chosen now: {{verb}}.',
  'why.kernel/dice-pending': 'The dice of a choice already made must be rolled first.',
  'why.kernel/too-many-dice': '{{given}} rolls were given, but {{used}} are needed. Give only those.',
  'why.kernel/edit-breaks': 'This change would lead to an impossible position ({{promise}}).',
  'why.kernel/edit-dead-end':
    'This change would leave the side to decide without a legal choice. Make or undo one decision, then try again.',
  'why.host/nothing-to-undo': 'There is nothing that you can take back now.',
  'why.host/nothing-to-redo': 'There is nothing to redo.',
  'why.host/no-offer': 'Nobody has asked you to agree to anything.',
  'why.host/no-referee': 'Nobody can change the position in this game.',
  'why.host/no-dice-of-your-own': 'In this game the program rolls the dice.',
  'why.host/on-its-way': 'Your last decision has not arrived yet. You can take it back, or wait.',
  'why.host/only-watching': 'You are watching this game: only its players can decide.',
  'dice.needed.roll_one': 'A die is needed: {{why}}.',
  'dice.needed.roll_other': '{{count}} dice are needed, one by one: {{why}}.',
  'dice.needed.sum_one': 'A die is needed: {{why}}.',
  'dice.needed.sum_other': '{{count}} dice are needed: {{why}}.',
  'dice.needed.draw_one': 'A card is needed: {{why}}.',
  'dice.needed.draw_other': '{{count}} cards are needed: {{why}}.',
  'record.problem.not-json':
    'This is not a record: at line {{line}}, column {{column}} it stops being JSON. Choose a file that Wigwag saved.',
  'record.problem.not-a-record': 'This is not a record of a game. Choose a file that Wigwag saved.',
  'record.problem.unknown-format':
    'This record has the format “{{found}}”; this program reads “{{known}}”. Open it with the version that saved it.',
  'record.problem.wrong-field':
    'The record is damaged at “{{field}}”: a value is missing or of the wrong kind. Use an older copy of the file.',
  'record.divergence.changed-beginning':
    'The beginning of this record (scenario, options, seed or version) was changed after it was kept. Use a copy that was not changed.',
  'record.divergence.changed':
    'From decision {{decision}} on this record was changed after it was kept. The game can be continued from just before it.',
  'record.divergence.changed-end':
    'The decisions up to {{decision}} are as they were kept, but the end of this record (the position or a choice that waits for dice) was changed. The game can be continued from there.',
  'record.signed': 'Signed with the key {{key}}…: whoever has it kept this game as it is here.',
  'record.bad-signature':
    'The signature does not fit: whoever has the key {{key}}… did not sign this game as it is here. Ask for a copy from whoever kept it.',
  'record.unchained':
    'This file has the format of an older version, in which a change cannot be seen. Saved again it has the new one.',
  'record.divergence.bad-choice':
    'Decision {{decision}} is damaged: “{{field}}” should be {{expected}}. The game can be continued from just before it.',
  'record.divergence.refused':
    'Decision {{decision}} is not legal under these rules ({{clause}}). The game can be continued from just before it.',
  'record.divergence.dice-missing':
    'Decision {{decision}} lacks dice ({{why}}). The game can be continued from just before it.',
  'record.divergence.bad-dice':
    'Decision {{decision}} has impossible dice: {{dice}} ({{why}}). The game can be continued from just before it.',
  'record.divergence.dice-left-over':
    'Decision {{decision}} needs {{used}} rolls and has {{recorded}}. The game can be continued from just before it.',
  'record.divergence.failed':
    'Decision {{decision}} makes the program fail ({{error}}): please report this record. The game can be continued from just before it.',
  'record.divergence.bad-pending':
    'Decision {{decision}}, whose dice had not been rolled yet, does not fit the position. The game can be continued without it.',
  'record.divergence.other-hash':
    'Up to decision {{decision}} it replays, but to a position other than the recorded one. The game can be continued from there, without the decisions after it.',
  'record.no-such-scenario':
    'This is a game of the scenario “{{found}}”, which this version does not have. Open it with a version that has it.',
  'record.no-such-option':
    'It was played with the optional rule “{{found}}”, which this version does not know. Open it with the version that saved it.',
  'record.other-rules':
    'This record was made with other rules (version {{version}}, {{made}}) than these (version {{current}}, {{now}}), and may play out differently. To see it as it was played, replay it with the program that saved it.',
  'record.replayed_one': 'One decision replayed to the recorded position.',
  'record.replayed_other': '{{count}} decisions replayed to the recorded position.',
} as const;
