export const clock = {
  'clock.left': 'pozostało: {{time}}',
  'clock.pace.days': '{{reserve}} i dodatkowo {{increment}} po każdym przekazaniu decyzji',
  'clock.pace.live': 'na żywo: {{reserve}} i dodatkowo {{increment}} po każdym przekazaniu decyzji',
  'clock.stands.night': 'Zegar stoi do {{until}}: noc.',
  'clock.stands.weekend': 'Zegar stoi do {{until}}: weekend.',
  'clock.stands.vacation': 'Zegar stoi do {{until}}: urlop.',
  'clock.stands.pause': 'Zegar stoi: przerwa za zgodą obu graczy.',
  'clock.mine.reminder': 'Cztery piąte twojego czasu już minęły. Reszta wystarczy do {{until}}.',
  'clock.mine.zero':
    'Twój czas minął, ale gra trwa: podejmij decyzję. Od {{until}} przeciwnik może zażądać zwycięstwa.',
  'clock.mine.claimable':
    'Minął twój czas i czas łaski. Możesz jeszcze podjąć decyzję, dopóki przeciwnik nie zażąda zwycięstwa.',
  'clock.theirs.reminder': 'Cztery piąte czasu przeciwnika już minęły. Reszta wystarczy do {{until}}.',
  'clock.theirs.zero': 'Czas przeciwnika minął, trwa czas łaski. Od {{until}} możesz zażądać zwycięstwa.',
  'clock.theirs.claimable':
    'Minął czas przeciwnika i czas łaski. Możesz czekać, oddać jego miejsce komuś innemu albo zażądać zwycięstwa.',
} as const;
