import type { Flow, Frame, Rule } from '../../game.ts';

const MOST_SUCCESSES = 10;

function tested(flow: Flow, f: Frame<'commandTest'>, successes: number, faces: readonly number[]): void {
  const { by: side, formation, needed } = f;
  flow.emit({ type: 'commandTested', side, formation, needed, successes, faces });
  flow.pop(f, { successes });
}

/** How many dice a command test has chapter 4 would say: the players type the successes in, or roll as the data say. */
export const commandTest: Rule<'commandTest'> = {
  clause: '7.6/test-one-engaged',
  verbs: {
    typeSuccesses: {
      options: () =>
        Array.from({ length: MOST_SUCCESSES + 1 }, (_, successes) => ({ do: 'typeSuccesses', successes }) as const),
      guards: [
        [
          '7.6/test-one-engaged',
          (_game, _f, { successes }) => successes < 0 || successes > MOST_SUCCESSES,
          () => ({ most: MOST_SUCCESSES }),
        ],
      ],
      choose: (flow, f, { successes }) => tested(flow, f, successes, []),
    },
    rollCommand: {
      options: () => [{ do: 'rollCommand' }],
      guards: [['7.6/test-one-engaged', ({ world }) => world.book.play.commandDice.value < 1]],
      choose: (flow, f) => {
        const { commandDice, commandSuccessOn } = flow.game.world.book.play;
        const faces = flow.roll(commandDice.value, 'command');
        tested(flow, f, faces.filter(face => face >= commandSuccessOn.value).length, faces);
      },
    },
  },
  resume: () => 'ask',
};
