/** Refusals, records and dice that no rulebook speaks of. */
export const kernel = {
  'why.kernel/game-over': 'Koniec gry.',
  'why.kernel/not-your-decision': 'To nie twoja decyzja: decyduje {{by}}.',
  'why.kernel/no-such-choice': 'Tego nie można teraz wybrać: {{verb}}.',
  'why.kernel/dice-pending': 'Najpierw trzeba dokończyć rzuty już podjętej decyzji.',
  'why.kernel/too-many-dice': 'Podano rzutów: {{given}}, a potrzeba: {{used}}. Podaj tylko te.',
  'why.kernel/edit-breaks': 'Taka zmiana dałaby niemożliwą pozycję ({{promise}}).',
  'why.kernel/edit-dead-end':
    'Po tej zmianie strona, która decyduje, nie miałaby żadnego dozwolonego wyboru. Podejmij albo cofnij jedną decyzję i spróbuj ponownie.',
  'why.host/nothing-to-undo': 'Nie ma teraz nic, co można by cofnąć.',
  'why.host/nothing-to-redo': 'Nie ma nic, co można by ponowić.',
  'why.host/no-offer': 'Nikt nie prosił o twoją zgodę.',
  'why.host/no-referee': 'W tej grze nikt nie może zmieniać pozycji.',
  'why.host/no-dice-of-your-own': 'W tej grze kostkami rzuca program.',
  'why.host/on-its-way': 'Twoja ostatnia decyzja jeszcze nie dotarła. Możesz ją cofnąć albo poczekać.',
  'why.host/only-watching': 'Oglądasz tę grę: decydować mogą tylko jej gracze.',
  'dice.needed.roll_one': 'Potrzebny rzut kostką: {{why}}.',
  'dice.needed.roll_few': 'Potrzebne {{count}} rzuty kostką, po kolei: {{why}}.',
  'dice.needed.roll_many': 'Potrzebnych {{count}} rzutów kostką, po kolei: {{why}}.',
  'dice.needed.roll_other': 'Potrzebne {{count}} rzutu kostką, po kolei: {{why}}.',
  'dice.needed.sum_one': 'Potrzebny rzut kostką: {{why}}.',
  'dice.needed.sum_few': 'Potrzebny rzut {{count}} kostkami: {{why}}.',
  'dice.needed.sum_many': 'Potrzebny rzut {{count}} kostkami: {{why}}.',
  'dice.needed.sum_other': 'Potrzebny rzut {{count}} kostki: {{why}}.',
  'dice.needed.draw_one': 'Potrzebna karta: {{why}}.',
  'dice.needed.draw_few': 'Potrzebne {{count}} karty: {{why}}.',
  'dice.needed.draw_many': 'Potrzebnych {{count}} kart: {{why}}.',
  'dice.needed.draw_other': 'Potrzebne {{count}} karty: {{why}}.',
  'record.problem.not-json':
    'To nie jest zapis gry: w wierszu {{line}}, kolumnie {{column}} przestaje być JSON-em. Wybierz plik w takiej postaci, w jakiej zapisał go Wigwag.',
  'record.problem.not-a-record': 'To nie jest zapis gry. Wybierz plik zapisany przez Wigwag.',
  'record.problem.unknown-format':
    'Zapis ma format „{{found}}”, a ten program czyta „{{known}}”. Otwórz go w wersji, która go zapisała.',
  'record.problem.wrong-field':
    'Zapis jest uszkodzony w miejscu „{{field}}”: brakuje wartości albo jest złego rodzaju. Użyj starszej kopii pliku.',
  'record.divergence.changed-beginning':
    'Początek tego zapisu (scenariusz, opcje, ziarno albo wersja) zmieniono po zapisaniu. Użyj kopii, której nie zmieniano.',
  'record.divergence.changed':
    'Od decyzji {{decision}} ten zapis zmieniono po zapisaniu. Można grać dalej od chwili tuż przed nią.',
  'record.divergence.changed-end':
    'Decyzje do {{decision}} są takie, jak je zapisano, ale koniec zapisu (pozycję albo wybór czekający na rzuty) zmieniono. Można grać dalej od tego miejsca.',
  'record.signed': 'Podpisano kluczem {{key}}…: jego właściciel przechował tę grę w tej postaci.',
  'record.bad-signature':
    'Podpis się nie zgadza: właściciel klucza {{key}}… nie podpisał tej gry w tej postaci. Poproś o kopię tego, kto ją przechował.',
  'record.unchained':
    'Ten plik ma format starszej wersji, w którym zmiany nie widać. Zapisany ponownie będzie miał nowy.',
  'record.divergence.bad-choice':
    'Decyzja {{decision}} jest uszkodzona: „{{field}}” powinno być: {{expected}}. Można grać dalej od chwili tuż przed nią.',
  'record.divergence.refused':
    'Decyzja {{decision}} jest niedozwolona według tych zasad ({{clause}}). Można grać dalej od chwili tuż przed nią.',
  'record.divergence.dice-missing':
    'Decyzji {{decision}} brakuje rzutów ({{why}}). Można grać dalej od chwili tuż przed nią.',
  'record.divergence.bad-dice':
    'Decyzja {{decision}} ma niemożliwe rzuty: {{dice}} ({{why}}). Można grać dalej od chwili tuż przed nią.',
  'record.divergence.dice-left-over':
    'Decyzja {{decision}} potrzebuje rzutów: {{used}}, a ma: {{recorded}}. Można grać dalej od chwili tuż przed nią.',
  'record.divergence.failed':
    'Decyzja {{decision}} powoduje błąd programu ({{error}}): prosimy o przesłanie tego zapisu. Można grać dalej od chwili tuż przed nią.',
  'record.divergence.bad-pending':
    'Decyzja {{decision}}, czekająca na rzuty, nie pasuje do pozycji. Można grać dalej bez niej.',
  'record.divergence.other-hash':
    'Do decyzji {{decision}} zapis się odtwarza, ale prowadzi do innej pozycji niż zapisana. Grę można kontynuować od tego miejsca, bez późniejszych decyzji.',
  'record.no-such-scenario':
    'To gra ze scenariusza „{{found}}”, którego ta wersja nie ma. Otwórz ją w wersji, która go ma.',
  'record.no-such-option':
    'W tej grze obowiązuje zasada opcjonalna „{{found}}”, której ta wersja nie zna. Otwórz ją w wersji, która ją zapisała.',
  'record.other-rules':
    'Ten zapis powstał przy innych zasadach (wersja {{version}}, {{made}}) niż obecne (wersja {{current}}, {{now}}) i gra może się potoczyć inaczej. Aby zobaczyć ją taką, jak ją rozegrano, odtwórz zapis programem, który go zapisał.',
  'record.replayed_one': 'Odtworzono jedną decyzję; pozycja zgadza się z zapisaną.',
  'record.replayed_few': 'Odtworzono {{count}} decyzje; pozycja zgadza się z zapisaną.',
  'record.replayed_many': 'Odtworzono {{count}} decyzji; pozycja zgadza się z zapisaną.',
  'record.replayed_other': 'Odtworzono {{count}} decyzji; pozycja zgadza się z zapisaną.',
} as const;
