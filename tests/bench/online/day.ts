type Below = (n: number) => number;

/** What one decision costs, as measured. */
export interface Costs {
  readonly nodeUs: number;
  readonly databaseUs: number;
  readonly diskBytes: number;
  readonly lineBytes: number;
  readonly socketBytes: number;
}

interface Asked {
  /** That are under way over days. */
  readonly games: number;
  /** People who are there at once at the busiest hour. */
  readonly online: number;
  readonly nodes: number;
  readonly costs: Costs;
  readonly below: Below;
}

export interface Day {
  readonly sessions: number;
  readonly decisions: number;
  readonly busiestDecisionsPerSecond: number;
  readonly meanDecisionsPerSecond: number;
  readonly mostOnline: number;
  /** Letters and webhooks: a minute after it was somebody's turn, unless he was there. */
  readonly notices: number;
  readonly busiestNoticesPerMinute: number;
  /** Turns that passed on, and alarms of clocks, which a node counts by and by. */
  readonly countedGames: number;
  /** Seconds from a turn to the moment at which its time is counted: of half of them, and of the latest. */
  readonly halfCountedAfterS: number;
  readonly latestCountedAfterS: number;
  readonly nodeCores: number;
  readonly databaseCores: number;
  readonly megabitsPerSecond: number;
  readonly socketsGb: number;
  readonly diskGbAYear: number;
}

const MINUTES = 1440;
/** How many are there, by the hour, of whom the busiest hour has: an evening on one continent. */
const HOURS = [22, 14, 9, 7, 6, 8, 13, 22, 32, 40, 45, 50, 55, 52, 50, 52, 58, 68, 82, 95, 100, 92, 68, 42];
/** As many seconds of the busiest hour as give a whole day. */
const DAY_S = HOURS.reduce((sum, share) => sum + share, 0) * 36;

/** Of those who are there, so many play live; the others look at their games one after another. */
const LIVE_SHARE = 0.25;
/** Seconds between two decisions of one who plays live, and of one who goes through his games. */
const LIVE_EVERY_S = 12;
const ROUND_EVERY_S = 30;
/** So often a game over days passes on in a day at most: both look in several times. */
const TURNS_A_DAY = 8;
/** Decisions until it is the other's turn: of measured games two in five pass on. */
const DECISIONS_OF_A_TURN = 2.5;
const SESSION_MIN = 35;
/** Games with a pace whose time one node counts in a second at most, measured on a busy machine; of those without one 4,000. */
const COUNTED_PER_SECOND = 130;
/** Alarms of a clock for each turn that is not answered within a day. */
const ALARM_SHARE = 0.1;

/** So many of so many chances of one in so many: chance has its way, however large the number. */
function drawn(below: Below, mean: number): number {
  const uniform = (): number => (below(1_000_000) + 0.5) / 1_000_000;
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
}

interface Minute {
  readonly online: number;
  readonly decisions: number;
  readonly turns: number;
  readonly notices: number;
  readonly sessions: number;
}

/** Whoever decides passes his game on; the other is told unless he is there. A game whose other is away waits for his next session. */
function minuteOf(minute: number, { games, online, below }: Asked): Minute {
  const hour = Math.floor(minute / 60);
  const next = HOURS[(hour + 1) % HOURS.length] ?? 0;
  const share = ((HOURS[hour] ?? 0) * (60 - (minute % 60)) + next * (minute % 60)) / 6000;
  const there = drawn(below, online * share);
  const live = there * LIVE_SHARE;
  const liveRate = live / 2 / LIVE_EVERY_S;
  const waiting = (games * TURNS_A_DAY * DECISIONS_OF_A_TURN * share) / DAY_S;
  const rounds = Math.min((there - live) / ROUND_EVERY_S, waiting);
  const decided = drawn(below, liveRate * 60) + drawn(below, rounds * 60);
  const turns = Math.round(decided / DECISIONS_OF_A_TURN);
  // Of a live game both are there; of others the other is there as often as anybody is.
  const players = Math.max(online, games / 5);
  const liveTurns = (turns * liveRate) / (liveRate + rounds || 1);
  const notices = drawn(below, (turns - liveTurns) * (1 - there / players));
  return { online: there, decisions: decided, turns, notices, sessions: drawn(below, there / SESSION_MIN) };
}

/** Turns wait until a node counts them: in the order in which they came. */
function waits(minutes: readonly Minute[], nodes: number): readonly (readonly [seconds: number, games: number])[] {
  const perMinute = nodes * COUNTED_PER_SECOND * 60;
  let waiting = 0;
  return minutes.map(({ turns }) => {
    const come = turns * (1 + ALARM_SHARE);
    waiting = Math.max(0, waiting + come - perMinute);
    return [0.25 + (waiting / perMinute) * 60, come] as const;
  });
}

function halfOf(waited: readonly (readonly [seconds: number, games: number])[]): number {
  const sorted = [...waited].sort(([one], [other]) => one - other);
  const all = sorted.reduce((sum, [, games]) => sum + games, 0);
  let passed = 0;
  for (const [seconds, games] of sorted) {
    passed += games;
    if (passed >= all / 2) return seconds;
  }
  return 0;
}

const sum = (minutes: readonly Minute[], of: (minute: Minute) => number): number =>
  minutes.reduce((total, minute) => total + of(minute), 0);
const most = (minutes: readonly Minute[], of: (minute: Minute) => number): number => Math.max(...minutes.map(of));
const round = (value: number): number => Math.round(value * 10) / 10;

/** Plays a day, minute by minute. */
export function dayOf(asked: Asked): Day {
  const { nodes, costs } = asked;
  const minutes = Array.from({ length: MINUTES }, (_, minute) => minuteOf(minute, asked));
  const decisions = sum(minutes, each => each.decisions);
  const busiest = most(minutes, each => each.decisions) / 60;
  const mostOnline = most(minutes, each => each.online);
  const waited = waits(minutes, nodes);
  return {
    sessions: sum(minutes, each => each.sessions),
    decisions,
    busiestDecisionsPerSecond: round(busiest),
    meanDecisionsPerSecond: round(decisions / 86_400),
    mostOnline,
    notices: sum(minutes, each => each.notices),
    busiestNoticesPerMinute: most(minutes, each => each.notices),
    countedGames: Math.round(waited.reduce((total, [, games]) => total + games, 0)),
    halfCountedAfterS: round(halfOf(waited)),
    latestCountedAfterS: round(Math.max(...waited.map(([seconds]) => seconds))),
    nodeCores: round((busiest * costs.nodeUs) / 1e6),
    databaseCores: round((busiest * costs.databaseUs) / 1e6),
    megabitsPerSecond: round((busiest * costs.lineBytes * 8) / 1e6),
    socketsGb: round((mostOnline * costs.socketBytes) / 1e9),
    diskGbAYear: Math.round((decisions * 365 * costs.diskBytes) / 1e9),
  };
}
