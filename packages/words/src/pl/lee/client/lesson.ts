/** A first battlefield, step by step. */
export const lesson = {
  'lee.client.lesson.title': 'Pierwsze pole bitwy',
  'lee.client.lesson.place': 'krok {{n}} z {{of}}',
  'lee.client.lesson.fold': 'Zwiń',
  'lee.client.lesson.open': 'Rozwiń',
  'lee.client.lesson.leave': 'Opuść lekcję',
  'lee.client.lesson.lists': 'Każda strona wybiera rozpiskę. Wskaż swoją; rozpiski są jawne.',
  'lee.client.lesson.year': 'Gracze uzgadniają rok. Zaproponuj własny albo zgódź się na cudzy.',
  'lee.client.lesson.generals':
    'Generałów losuje się szczebel po szczeblu i leżą jawnie. Czasem można kogoś przelosować; patrz, czyj wódz jest agresywny.',
  'lee.client.lesson.cards':
    'Po pięć kart, zostają trzy. Odtąd przed tajnym wyborem kurtyna prosi o oddanie ekranu. Teraz karty leżą odkryte; później, przy stole, są zakryte: aby je zobaczyć, przytrzymaj H albo przycisk.',
  'lee.client.lesson.assignment':
    'Generałowie jednego szczebla mogą się zamienić. Przeciągnij kartę albo wybierz z listy i zakończ przydział.',
  'lee.client.lesson.declaration':
    'Zgłoś tajnie pole bitwy. Charakter wodza dodaje kostki: ostrożny ma ich najwięcej na defensywnym, agresywny nie dostaje tam żadnej. Przy każdym polu widać, skąd są jego kostki.',
  'lee.client.lesson.initiative':
    'Rzut rozstrzyga, kto jest graczem A: on wybiera listę terenu i może położyć rzekę; B zaczyna rozstawianie.',
  'lee.client.lesson.linear':
    'Weź z panelu drogę, strumień albo, jako A, rzekę. Co niedozwolone, robi się czerwonobrązowe, a panel mówi dlaczego. Można też spasować.',
  'lee.client.lesson.bridges': 'Mosty stawia drugi gracz: kliknij rzekę, między mostami co najmniej 3 cale.',
  'lee.client.lesson.ordinary':
    'Kliknij element w puli: pojawi się na stole. Przeciągnij go albo kliknij tam, gdzie ma leżeć, obróć i rozstaw. Co najmniej trzy twoje muszą leżeć w twojej strefie.',
  'lee.client.lesson.barriers': 'Płoty i mury biegną wzdłuż twoich dróg i pól: kliknij jedno na stole albo spasuj.',
  'lee.client.lesson.changes':
    'Kto może zamienić lub przesunąć teren, robi to teraz. Kliknij element, a potem zakończ.',
  'lee.client.lesson.works': 'Fortyfikacje polowe na końcu, tuż przed podstawami operacyjnymi.',
  'lee.client.lesson.tactics': 'Zapieczętuj taktykę armii. Jest tajna do końca i mówi, co ci się opłaca.',
  'lee.client.lesson.cavalry': 'Kto ma kawalerię, pieczętuje jej taktykę; obie odkrywa się razem.',
  'lee.client.lesson.patrols': 'Wskaż, który korpus stoi za którym znacznikiem. Wiesz to tylko ty.',
  'lee.client.lesson.markers':
    'Stawiajcie znaczniki na przemian, w swoich strefach albo na terenie, który otworzyła wasza taktyka kawalerii.',
  'lee.client.lesson.deployment':
    'Znaczniki się odkrywa, jednostki stają w pobliżu. Jeden przycisk ustawia korpus; przeciągnij jednostkę, jeśli ma stać gdzie indziej.',
  'lee.client.lesson.battle':
    'Pasek na dole mówi, na co pora w tej turze: karty, rzut na inicjatywę, potem korpusy, jeden po drugim. Każdy najpierw walczy, potem się rusza.',
  'lee.client.lesson.activation': 'Aktywuj korpus: wybierz go w panelu. Najpierw walczy, potem się rusza.',
  'lee.client.lesson.combat':
    'Najpierw ten korpus walczy, na waszym stole. Gdy walki nie ma albo już się skończyła, naciśnij „{{button}}” albo od razu maszeruj: pierwszy marsz mówi to samo.',
  'lee.client.lesson.moves':
    'Przeciągnij jednostkę albo kliknij ją, a potem miejsce, dokąd idzie: miarka mówi, ile zostało i co zabrała przeszkoda. Gdy ruszyły się wszystkie, naciśnij „{{button}}”.',
  'lee.client.lesson.done':
    'Bitwa skończona, a z nią lekcja: pole bitwy jest za wami. Następne rozstawicie już bez podpowiedzi.',
  'lee.client.lesson.end': 'Zgłoście, kto co trzyma. Potem taktyki się odkrywa i rozlicza.',
} as const;
