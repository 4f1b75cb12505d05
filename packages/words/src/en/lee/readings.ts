/** Sections of the two chapters by their titles, and how we read what they leave open: gaps of the text have numbers. */
export const readings = {
  'lee.client.reading': 'our reading {{n}}',
  'lee.section.7.1': 'Kinds of movement',
  'lee.section.7.2': 'Range and terrain',
  'lee.section.7.3': 'Manoeuvre',
  'lee.section.7.4': 'Enemies and zones of control',
  'lee.section.7.5': 'Forced movement',
  'lee.section.7.6': 'Passage of lines',
  'lee.section.13.1': 'Table',
  'lee.section.13.2': 'Size of terrain',
  'lee.section.13.3': 'Order of the set-up',
  'lee.section.13.4': 'Year',
  'lee.section.13.5': 'Generals',
  'lee.section.13.6': 'Battle cards',
  'lee.section.13.7': 'Battlefield',
  'lee.section.13.8': 'Initiative',
  'lee.section.13.9': 'Strategic points',
  'lee.section.13.10': 'Terrain',
  'lee.section.13.11': 'Operational bases',
  'lee.section.13.12': 'Army tactics',
  'lee.section.13.13': 'Cavalry tactics',
  'lee.section.13.14': 'Patrol markers',
  'lee.section.house': 'House rule',
  'lee.reading.R-01': 'Touching an obstacle costs nothing; entering it does.',
  'lee.reading.R-02':
    'At contact the range becomes 3 in less, but at least 3. If that is no more than the unit has moved, it may not enter; it may turn off without paying.',
  'lee.reading.R-03': 'The range is capped at twice the movement value first; terrain takes its 3 in from that.',
  'lee.reading.R-04': 'The least range of 3 in comes before the cap. A unit with movement 0 does not move.',
  'lee.reading.R-05': 'A unit starts in terrain if any part of its base is in it.',
  'lee.reading.R-06': 'A unit does not slide sideways or back up: every straight leg is along its facing.',
  'lee.reading.R-07': 'There must be room after every pivot, not only after the last.',
  'lee.reading.R-08': 'A move may have a pivot about the centre at its start and another at its end.',
  'lee.reading.R-09': 'A pivot that ends over slowing terrain is contact: it pays the 3 in, or is refused.',
  'lee.reading.R-10':
    'On a road is whose front centre is on it, heading along it. Slowing terrain, fences and friends do not count there; enemies and their zones do.',
  'lee.reading.R-11': 'A zone of control reaches 3 in all round; exactly 3 in is outside.',
  'lee.reading.R-12': 'A unit that starts in a zone may move if it never gets nearer to that enemy than it was.',
  'lee.reading.R-13':
    'The inch is measured between the nearest points of the bases, during the whole move; exactly 1 in is allowed.',
  'lee.reading.R-14':
    'A forced move is half the plain movement value and has to be made in full; if it is blocked, it ends at the last possible place.',
  'lee.reading.R-15': 'Push-backs and failed orders are not held to the cap of twice the movement value.',
  'lee.reading.R-16': 'The least range of 3 in is halved too: a forced move is at least 1 in.',
  'lee.reading.R-17':
    'Without a test the passage just happens; one more success is needed only where there is a test. The corps of the tested general counts.',
  'lee.reading.R-18':
    'Two bases of different size exchange front centre and heading; if they do not fit, the passage is refused.',
  'lee.reading.R-19': 'Lists and year may be settled in either order; a list is checked once both are known.',
  'lee.reading.R-20': 'The battle is in the later of the two years; each list is checked against it.',
  'lee.reading.R-21':
    'Where the higher level is not fielded, the lower one draws from all generals of its arm; the group of the army’s artillery is never enlarged.',
  'lee.reading.R-22': 'The extra card is drawn from the top to the hand, which then has four.',
  'lee.reading.R-23': 'Both declare in secret; the declarations are shown together.',
  'lee.reading.R-24': 'A tie is rolled again with the same dice.',
  'lee.reading.R-25': 'The winner’s declaration counts; the loser’s gave him his dice.',
  'lee.reading.R-26': 'The roll of the set-up is the initiative roll of the first turn.',
  'lee.reading.R-27':
    'An aggressive commander adds 1 die on an offensive battlefield, as printed; 2 would be symmetric.',
  'lee.reading.R-28': 'Four pieces of linear terrain in all, not four kinds.',
  'lee.reading.R-29':
    'Both sides within 12 and 6 in, or the area of the rectangle around it at most 72 square inches (36 for 9 × 4).',
  'lee.reading.R-30': 'Two halves are of one type and laid in one turn.',
  'lee.reading.R-31':
    'The shortest line through the chosen points, square to the edges where it leaves the table, with half an inch to spare. A railway may end on a railway or a road.',
  'lee.reading.R-32': 'River and stream lie in the own and the neutral zone only, with their full width.',
  'lee.reading.R-33': 'A right angle is 90° give or take 10°, wherever the banks are 6 in apart or less.',
  'lee.reading.R-34': 'A river’s length is that of its centre line on the table.',
  'lee.reading.R-35': 'A road whose new bridge would be within 3 in of another has to use that one.',
  'lee.reading.R-36': 'Impassable and inaccessible terrain is the same; the river is neither.',
  'lee.reading.R-37':
    'One fence or wall for each road, railway or field, on either side or both; player B begins, they take turns, and each pass lowers what is left by one.',
  'lee.reading.R-38':
    'An exchange has to respect other terrain, river, points, bridges and the table, but not the zones.',
  'lee.reading.R-39':
    'Ordinary terrain, fences, special changes (player A, then B), fortifications, bases: in this order.',
  'lee.reading.R-40': 'Each player lays at least three in his own zone; a shallow zone waives the duty.',
  'lee.reading.R-41': 'Only the best level that was reached pays.',
  'lee.reading.R-42': 'One marker a corps; what is behind it is hidden from the opponent.',
  'lee.reading.R-44': 'Pieces are laid in turns to the end, from one pool, of any type that is left.',
  'lee.reading.R-45': 'On a table of 72 × 48 in the armies stand along the long edges.',
  'lee.reading.R-46':
    'The picture is missing: zones are 12 in deep and points stand in echelon, unless you set it otherwise.',
  'lee.reading.R-47':
    'Each player may declare a forced march, in secret with the battlefield; morale falls even if the roll is lost.',
  'lee.reading.R-48':
    'A redraw is one new card from the undrawn ones of the level; whom it replaces is out of the game.',
  'lee.reading.R-49':
    'Phases and steps are labels: a corps moves, and units pass lines in the first step of reorganisation.',
  'lee.reading.R-50': 'A support move is measured and capped and pays the 3 in; nothing else of it is checked.',
  'lee.reading.R-51': 'The asterisk at 7.6 and 13.13 is not explained: both are a matter of choice, and on at first.',
  'lee.reading.R-52':
    'Taking a vacated place is an action of its own: no half range, no check of zones, but room for the base.',
  'lee.reading.R-53': 'A failed passage of lines is the one of the turn for both units.',
  'lee.reading.R-54': 'A bridge without a road carries too: front centre on it, heading along it.',
} as const;
