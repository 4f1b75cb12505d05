/** The card of a lesson. */
export const lessons = {
  'client.lesson': 'Lesson',
  'client.lesson.step': 'Step {{step}} of {{steps}}',
  'client.lesson.done': 'Done',
  'client.lesson.goOn': 'Continue',
  'client.lesson.takeBack': 'Take it back',
  'client.lesson.leave': 'Leave the lesson',
  'client.lesson.fold': 'Fold the lesson',
  'client.lesson.unfold': 'Unfold the lesson',
  'client.lesson.over': 'That was the lesson. Play on here as long as you like, or choose:',
  'client.lesson.another': 'Lesson: {{title}}',
  'client.lesson.play': 'Play {{title}} in full',
  'client.lesson.all': 'All scenarios',
} as const;
