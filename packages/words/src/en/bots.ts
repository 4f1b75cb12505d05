/** The commands that let bots play. */
export const bots = {
  'cli.bots.bad-number': '{{option}} takes a whole number from {{least}} to {{most}}, not “{{found}}”.',
  'cli.bots.needs-bot': '{{option}} is missing: who is to play? Known: {{known}}.',
  'cli.bots.no-bot': '{{option}}: there is no bot “{{found}}”. Known: {{known}}.',
  'cli.bots.no-scenario': 'There is no scenario “{{found}}”. Known: {{known}}.',
  'cli.bots.scenario-near': 'There is no scenario “{{found}}”. Did you mean “{{suggestion}}”?',
  'cli.bots.uncounted':
    'The scenario “{{found}}” has no victory conditions, so nobody can win it. Choose another; “list” names them.',
  'cli.bots.no-option': '--option: the rules have no option “{{found}}”. Known: {{known}}.',
  'cli.bots.other-year':
    '--option {{found}} is for scenarios of another year than “{{scenario}}”. Leave out one of them.',
  'cli.bots.fault.illegal':
    'The bot that plays {{by}} broke a rule ({{clause}}) in {{scenario}}, seed {{seed}}, turn {{turn}}, decision {{decision}} ({{kind}}): {{choice}}. Correct the bot.',
  'cli.bots.fault.endless': 'A game does not end: {{place}}. Correct whoever keeps it going.',
  'cli.bots.fault.dead-end':
    'A side has to decide and may do nothing: {{place}}. This is a fault of the rules engine; report it.',
  'cli.bots.fault.uncounted': 'The scenario “{{scenario}}” has no victory conditions. Choose another.',
  'cli.bots.interrupted': 'Interrupted: this is what had been played until then.',
  'cli.bots.progress.pairs': '{{done}} of {{of}} pairs',
  'cli.bots.progress.mirror': 'control: {{done}} of {{of}} pairs',
  'cli.bots.progress.games': '{{done}} of {{of}} games',
  'cli.arena.bad-sprt':
    '--sprt takes two numbers, such as 0,50: no stronger than the first, or stronger by the second, in Elo. Not “{{found}}”.',
  'cli.arena.not-kept': '{{file}} is not a file that “arena” wrote. Name a new file, or one of its own.',
  'cli.arena.kept-other':
    '{{file}} belongs to another measurement: its “{{field}}” is {{there}}, not {{here}}. Ask for the same, or name a new file.',
  'cli.arena.bad-line': '{{file}}, line {{line}}: this is no pair of games. Delete the line, or name a new file.',
  'cli.arena.kept-changed':
    '{{file}}: its first pair comes out differently now, so bots or rules have changed since. Name a new file.',
  'cli.arena.head': '{{a}} against {{b}}:',
  'cli.arena.standing':
    '{{rate}} % won ({{low}} to {{high}}), margin {{margin}} ±{{error}} points a pair, Elo {{elo}} ({{eloLow}} to {{eloHigh}}), {{pairs}} pairs',
  'cli.arena.fired': '{{bot}} did: {{fired}}',
  'cli.arena.verdict.yes': 'The test is decided: {{a}} is stronger than {{b}}, by {{high}} Elo rather than {{low}}.',
  'cli.arena.verdict.no': 'The test is decided: {{a}} is not stronger than {{b}} by {{high}} Elo; {{low}} is likelier.',
  'cli.arena.verdict.open': 'The test is open: more pairs are needed to tell {{low}} from {{high}} Elo.',
  'cli.arena.mirror': 'Control, {{a}} against itself: {{standing}}',
  'cli.simulate.needs-scenario':
    '“simulate” needs a scenario: npm run -s wigwag -- simulate SCENARIO --games 100 --report FILE.html',
  'cli.simulate.needs-report': '“simulate” needs to know what to give: --report FILE.html, --json, or both.',
  'cli.simulate.done': 'Written: {{file}}',
  'cli.bots.progress.analysis': '{{done}} of {{of}} steps',
  'cli.analyse.uncounted':
    '{{file}}: the scenario has no victory conditions, so nobody can win or lose anything. Choose another game.',
  'cli.analyse.hidden':
    '{{file}}: forces are hidden and the game is not over. Say whose sight is analysed, --side union or --side confederate, or show everything with --reveal.',
  'cli.analyse.interrupted': 'Interrupted: this is what had been found until then.',
  'cli.analyse.chance': 'Turn {{turn}}: {{share}} ({{low}} to {{high}})',
  'cli.analyse.costly': '{{cost}} (±{{error}}) {{side}}: {{told}}',
  'cli.analyse.row': '{{name}}: Union {{union}}, Confederacy {{confederate}}',
  'cli.queue.no-workers': 'With --queue whoever runs “worker” plays. Leave out --workers.',
  'cli.queue.needs-queue':
    '“worker” needs to know where to look for games: --queue postgres://wigwag:secret@host/wigwag',
  'cli.queue.bad-url': '--queue takes the address of a PostgreSQL, such as postgres://wigwag:secret@host/wigwag.',
  'cli.queue.not-opened':
    'The queue at {{place}} cannot be opened ({{reason}}). Check the address, and whether the database runs.',
  'cli.queue.asked-already': 'The same is already being asked for by another command at this queue. Wait for that one.',
  'cli.queue.nobody': 'Nobody plays for this queue. Start “worker” here or elsewhere; this command waits.',
  'cli.queue.serving': 'Playing for whoever asks, {{threads}} at a time. Ctrl+C ends it.',
  'cli.queue.progress': '{{done}} done',
  'cli.queue.strange': '{{count}} wait for workers of another version of Wigwag or of Node.',
  'cli.queue.left': 'Left after {{done}}; what was under way goes to others.',
} as const;
