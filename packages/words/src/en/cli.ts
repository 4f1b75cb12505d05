/** The `wigwag` command. */
export const cli = {
  'cli.usage': `Usage: npm run -s wigwag -- COMMAND [--lang en|pl]

  list [--json]        the scenarios that come with the program
  demo [--seed N]      plays a game of Pickets, the small example game, and describes it
  validate FILE...     checks maps, orders of battle and scenarios; every error with its line
  import-roster FILE   turns a roster kept as JSON into an order of battle and draft scenarios;
                       [--out FOLDER] [--force] where to, and whether to overwrite
  replay RECORD        replays a saved game decision by decision; what the sides hide from each other
                       is left out unless asked for with [--reveal]
  verify-dice FILE     derives every die of a finished game of a server again (the file from its page) and names
                       the first that differs; exit code 0: all are right, 1: not, 2: the file cannot be read
  render WHAT --out FILE.svg|FILE.png [--theme light|dark] [--width PIXELS] [--part HEX-HEX]
         [--shape W:H] [--at N] [--side union|confederate|both] [--bare] [--force]
                       draws a map or scenario (its id or file) or a saved game (after decision N, else at its end);
                       --shape 3:2 shows that much of it, where both armies are;
                       where forces are hidden, --side says whose view is drawn, else what everybody sees;
                       --bare leaves out pieces, names and numbers; --force overwrites a picture without asking
  report RECORD --out FILE.html [--side union|confederate] [--reveal] [--force]
                       writes the after-action report of a saved game, or the story so far, as one file to read and print;
                       where forces are hidden it tells what everybody saw, with --side what that side saw,
                       with --reveal everything; --force overwrites a file without asking
  arena --a BOT --b BOT [--scenarios ID,ID] [--pairs N] [--seed S] [--option NAME,NAME] [--sprt LOW,HIGH]
        [--no-mirror] [--resume FILE] [--workers N | --queue URL] [--json]
                       measures bots against each other: N pairs of games of each scenario, the sides changed;
                       --sprt stops as soon as it is clear whether BOT a is stronger by LOW or by HIGH Elo;
                       --resume keeps what was played, and goes on from there; a control (a against itself)
                       is played besides; docs/opponent.md explains the figures
  simulate SCENARIO --report FILE.html [--games N] [--a BOT] [--b BOT] [--seed S] [--option NAME,NAME]
           [--workers N | --queue URL] [--json] [--force]
                       lets bots play a scenario many times (a the Union, b the Confederacy) and writes who won, by what,
                       where they fought and what decided; --force overwrites a file without asking
  analyse RECORD [--report FILE.html] [--side union|confederate] [--reveal] [--playouts N] [--seed S]
          [--workers N | --queue URL] [--json] [--force]
                       has the computer commander judge a saved game: the chance to win over time, the decisions that cost most
                       and what was better, luck apart from skill; --report writes it into the after-action report;
                       of a game under way with hidden forces --side judges one side from what it saw
  worker --queue URL [--workers N]
                       plays what “arena”, “simulate” and “analyse” ask for with the same --queue, on any number of machines;
                       URL names a PostgreSQL: postgres://wigwag:secret@host/wigwag
  help                 this page`,
  'cli.unknown-command': 'There is no command “{{command}}”. Known: {{known}}. “help” explains them.',
  'cli.wrong-option': '“{{command}}” does not take {{option}}. It takes: {{known}}.',
  'cli.option-needs-value': '{{option}} needs a value after it: {{option}} VALUE. “help” lists them.',
  'cli.option-without-value': '{{option}} takes no value. Leave out the = and what follows it.',
  'cli.one-file': '“{{command}}” takes one file only. Leave out “{{extra}}”.',
  'cli.no-file': '“{{command}}” takes no file. Leave out “{{extra}}”.',
  'cli.bad-seed': '--seed takes a whole number, not “{{found}}”.',
  'cli.bad-language': '--lang takes en or pl, not “{{found}}”.',
  'cli.needs-file': '“{{command}}” needs a file: npm run -s wigwag -- {{command}} FILE',
  'cli.cannot-read': '{{file}} cannot be read ({{reason}}). Check the path.',
  'cli.verify.not-json':
    'This is no JSON: line {{line}}, column {{column}}. Save the file again from the page of the game.',
  'cli.verify.no-finished-game':
    'This is not what a server tells of a finished game: field “{{field}}”. Save the file again from the page of the game; records of one screen are checked by “replay”.',
  'cli.verify.other-root': 'The root of the dice is not the one that was vouched for before the first die.',
  'cli.verify.other-share': 'The share of {{side}} is not the one that was vouched for before the first die.',
  'cli.verify.changed': 'The record was changed at decision {{decision}}.',
  'cli.verify.differs':
    'Decision {{decision}}, roll {{roll}}: the record says {{found}}, but the dice had to be {{derived}}.',
  'cli.verify.before_one': 'The first decision was made at one screen; its dice follow from the seed of then.',
  'cli.verify.before_other':
    'The first {{count}} decisions were made at one screen; their dice follow from the seed of then.',
  'cli.verify.all_one': 'The only roll is as it had to be.',
  'cli.verify.all_other': 'All {{count}} rolls are as they had to be.',
  'cli.render.done': 'Drawn: {{file}}',
  'cli.render.unknown': 'There is no map or scenario “{{found}}”. Known: {{known}}. To use a file, give its path.',
  'cli.render.unknown-near':
    'There is no map or scenario “{{found}}”. Did you mean “{{suggestion}}”? To use a file, give its path.',
  'cli.render.needs-what':
    '“render” needs a map, a scenario or a saved game: npm run -s wigwag -- render WHAT --out FILE.png',
  'cli.render.not-drawable': '{{file}} is neither a map nor a scenario. Name one of these, or a saved game.',
  'cli.render.no-campaign': 'The record is not of a campaign that this program can set up, so there is no map to draw.',
  'cli.render.bad-at': '--at takes a number of decisions from 0 to {{last}}, not “{{found}}”.',
  'cli.render.at-nothing': '--at is for saved games: a map or a scenario has no decisions. Leave it out.',
  'cli.render.bad-side': '--side takes union, confederate or both, not “{{found}}”.',
  'cli.render.side-nothing': '--side is for games: everybody sees the same map. Leave it out.',
  'cli.render.hidden-fault':
    'The record cannot be replayed to its end by these rules. Where and why may be hidden: --side both says it.',
  'cli.exists': '{{file}} already exists and was not changed. Choose another name, or overwrite with --force.',
  'cli.overwrite': '{{file}} already exists. Overwrite it? [y/N]',
  'cli.report.forged':
    'No report was written: somebody changed the game after it was signed. Ask for the file as it was signed.',
  'cli.report.done': 'Written: {{file}}',
  'cli.report.needs-out': '“report” needs an output file: --out FILE.html.',
  'cli.report.bad-extension': '{{file}}: the output file has to end in .html.',
  'cli.report.bad-side': '--side takes union or confederate, not “{{found}}”.',
  'cli.report.side-or-reveal': '--side shows what one side saw, --reveal everything: leave out one of them.',
  'cli.report.no-campaign':
    'The record is of “{{found}}”, and only campaigns (gcacw) have a report. Name the file of a campaign.',
  'cli.report.hidden-fault':
    'The record cannot be replayed to its end by these rules. Where and why may be hidden: --reveal says it.',
  'cli.replay.hidden':
    'This game has secrets: only what everybody could see is shown, and what shows nothing is not counted. --reveal shows everything.',
  'cli.replay.proved_one': 'One roll follows from the seed.',
  'cli.replay.proved_other': '{{count}} rolls follow from the seed.',
  'cli.replay.typed_one': 'One roll was typed in by the players: nobody can check it.',
  'cli.replay.typed_other': '{{count}} rolls were typed in by the players: nobody can check them.',
  'cli.replay.unproved_one':
    'One roll, in decision {{decision}}, does not follow from the seed: it came from elsewhere.',
  'cli.replay.unproved_other':
    '{{count}} rolls, the first in decision {{decision}}, do not follow from the seed: they came from elsewhere.',
  'cli.replay.shown_one': 'One line; the record replays to the recorded position.',
  'cli.replay.shown_other': '{{count}} lines; the record replays to the recorded position.',
  'cli.replay.hidden-fault_one':
    'After one line, the record cannot be replayed by these rules. Where and why may be hidden: --reveal says it.',
  'cli.replay.hidden-fault_other':
    'After {{count}} lines, the record cannot be replayed by these rules. Where and why may be hidden: --reveal says it.',
  'cli.and-more_one': '… and one more.',
  'cli.and-more_other': '… and {{count}} more.',
  'cli.not-a-file': '{{file}} is neither a file nor a folder but a pipe, a socket or a device. Name a file.',
  'cli.too-large': '{{file}} has more than {{megabytes}} MB: that is not a file of this program. Check the path.',
  'cli.link': '{{file}} is a link, and links are not written through. Name the file it leads to, or remove the link.',
  'cli.render.bad-theme': '--theme takes light or dark, not “{{found}}”.',
  'cli.render.bad-width': '--width takes a whole number of pixels from {{least}} to {{most}}, not “{{found}}”.',
  'cli.render.bad-part': '--part takes two opposite corners of this map, such as 0101-0510, not “{{found}}”.',
  'cli.render.part-outside':
    '--part {{found}} lies outside the area of this scenario. Choose another part, or draw the map itself.',
  'cli.render.bad-shape':
    '--shape takes width and height such as 3:2, one at most {{most}} times the other, not “{{found}}”.',
  'cli.render.needs-out': '“render” needs an output file: --out FILE.svg or --out FILE.png.',
  'cli.render.bad-extension': '{{file}}: the output file has to end in .svg or .png.',
  'cli.nothing-to-validate': 'There is no .yaml file in {{file}}. Name files, or a folder that contains some.',
  'cli.valid_one': 'One file is valid.',
  'cli.valid_other': '{{count}} files are valid.',
  'cli.problems_one': 'One problem.',
  'cli.problems_other': '{{count}} problems.',
  'cli.content-stale':
    'The content has not been compiled, or has changed since ({{file}}). Compile it with npm run content.',
  'cli.unknown-ruleset': 'The record is of the ruleset “{{found}}”; this program knows {{known}}.',
  'cli.bad-setup': 'The record does not say what game was set up. Use an older copy of the file.',
  'cli.violation': 'After decision {{decision}} the game violates an invariant: {{code}}. Please report this record.',
  'cli.cannot-write': '{{file}} cannot be written ({{reason}}). Choose another folder with --out.',
  'cli.import.exists':
    '{{file}} already exists and was not changed. Choose another folder with --out, or overwrite with --force.',
  'cli.import.not-a-roster':
    'Nothing was written. A roster is an object with scenarios, each with confederateUnits and unionUnits.',
  'cli.import.remarks_one': 'One remark:',
  'cli.import.remarks_other': '{{count}} remarks:',
  'cli.import.done':
    'Leaders: {{leaders}}, units: {{units}}, scenarios: {{scenarios}}. Next: npm run -s wigwag -- validate {{folder}}',
  'cli.list.turns_one': 'one turn',
  'cli.list.turns_other': '{{count}} turns',
  'cli.list.pieces_one': 'one piece',
  'cli.list.pieces_other': '{{count}} pieces',
  'cli.demo.title': 'Pickets: a game played by the engine, both sides at random (seed {{seed}}).',
  'cli.demo.decision': '{{decider}}: {{choice}}',
  'cli.demo.dice': '    dice {{faces}} ({{why}})',
  'cli.demo.refused': '    why not “{{choice}}”? {{why}} ({{clause}})',
  'cli.demo.undone': 'The last decision is undone and made again: the same dice come up.',
  'cli.demo.replayed': 'The record replays to the same position: {{hash}}.',
  'cli.demo.score': 'Pickets left: Blue {{blue}}, Grey {{grey}}.',
} as const;
