/** An army in a few lines, for tests that break it. */
export const SMALL_ARMY = `format: wigwag-lee-army 1
id: small
name: { en: Small army, pl: Mała armia }
source: house
years: [1861, 1863]
generals:
  - { id: alder, name: Alder, level: army, character: cautious, abilities: [redraw] }
  - { id: birch, name: Birch, level: corps, movement: 1 }
cards:
  - { id: spades, title: { en: Spades, pl: Łopaty }, count: 5, abilities: [works] }
terrain:
  counts: { hill: 4, difficult: 4, wood: 4, built-up: 3 }
  bans: [river]
cavalryTactics:
  - { id: screen, name: { en: Screen, pl: Osłona }, opens: 6 }
unitTypes:
  - { id: foot, name: { en: Foot, pl: Piechota }, arm: infantry, movement: 9, base: { width: 2.4, depth: 1.2 }, zone: { shape: all-round, depth: 3 } }
  - { id: guns, name: { en: Guns, pl: Działa }, arm: artillery, movement: 0, base: { width: 1.6, depth: 2 }, zone: none, from: 1862 }
lists:
  - id: one
    name: { en: One corps, pl: Jeden korpus }
    year: 1862
    value: 300
    works: 1
    corps:
      - id: corps-one
        name: { en: I Corps, pl: I Korpus }
        arm: infantry
        divisions:
          - id: division-one
            name: { en: 1st Division, pl: 1. dywizja }
            units:
              - { id: elm, name: { en: Elm Brigade, pl: Brygada Elm }, type: foot, upgrades: [{ name: { en: Rifles, pl: Karabiny }, from: 1863 }] }
        artillery:
          - { id: oak, name: { en: Oak Battery, pl: Bateria Oak }, type: guns }
`;
