import type { Stand } from '@wigwag/content';
import { OPTIONS, SIDES } from '@wigwag/gcacw';
import { SIDES as LEE_SIDES } from '@wigwag/lee';
import { SIDES as PICKETS_SIDES } from '@wigwag/pickets';
import type { CampaignGlance, LeeGlance, LeeGround, TitleName } from '@wigwag/titles';
import { keyFor, type Translate } from '@wigwag/words';
import { seatsKept } from './gcacw/opponent/address.ts';
import { commissioned } from './gcacw/opponent/commission.ts';

/** What the list of games shows of what a game was opened from. */
interface SetupShown {
  /** The scenario whose ground it is played on. */
  readonly scenario?: string;
  /** What it is played with: optional rules, or armies and table. */
  readonly options: readonly string[];
  /**
   * Do the sides hide something from each other, or may they? How many decisions there are would then tell how many
   * were hidden, and from the seed and the dice that everybody saw a guess at what is hidden could be checked.
   */
  readonly hasSecrets: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Which armies fight, and on how large a table: what tells one battle of Lee from another. All of it both players know. */
function battleShown(t: Translate, { armies, table }: Readonly<Record<string, unknown>>): readonly string[] {
  const named = (side: string): unknown => {
    const army = isObject(armies) ? armies[side] : undefined;
    return isObject(army) && isObject(army.name) ? army.name[t('lee.language')] : undefined;
  };
  const [blue, grey] = [named('blue'), named('grey')];
  const { width, height } = isObject(table) ? table : {};
  return [
    ...(typeof blue === 'string' && typeof grey === 'string' ? [t('lee.client.against', { blue, grey })] : []),
    ...(typeof width === 'number' && typeof height === 'number' ? [t('lee.client.tableSize', { width, height })] : []),
  ];
}

/** Of any title, whether its setup is as it should be or not. */
export function setupShown(t: Translate, ruleset: string, setup: unknown): SetupShown {
  if (ruleset === 'lee' && isObject(setup)) return { options: battleShown(t, setup), hasSecrets: true };
  if (ruleset !== 'gcacw' || !isObject(setup)) return { options: [], hasSecrets: true };
  const { scenario, options } = setup;
  const chosen = isObject(options) ? OPTIONS.filter(name => options[name] === true) : [];
  return {
    ...(typeof scenario === 'string' && { scenario }),
    options: chosen.map(name => t(keyFor('gcacw.option', name))),
    // Without options it is the scenario that says so.
    hasSecrets: !isObject(options) || options.limitedIntelligence === true,
  };
}

interface GlanceShown {
  readonly stands: readonly Stand[];
  /** Of a battle on an open table, as soon as something lies there. */
  readonly ground?: LeeGround;
  /** How far it is, and how it stands. */
  readonly sentences: readonly string[];
}

/** How far a battle of Lee is: its year, then its step or its turn. */
function battleAt(t: Translate, { step, year, turn }: LeeGlance): string[] {
  const parts = [
    ...(year > 0 ? [String(year)] : []),
    step === 'battle' ? t('lee.client.turn', { n: turn }) : t(keyFor('lee.client.step', step)),
  ];
  return [`${parts.join(', ')}.`];
}

/** Of a game as it was left; nothing of one that an older version kept. */
export function glanceShown(t: Translate, ruleset: string, glance: unknown): GlanceShown {
  if (ruleset === 'lee' && isObject(glance)) {
    const battle = glance as unknown as LeeGlance;
    const { ground } = battle;
    return { stands: [], sentences: battleAt(t, battle), ...(ground !== undefined && { ground }) };
  }
  if (ruleset !== 'gcacw' || !isObject(glance)) return { stands: [], sentences: [] };
  const { turn, points, stands } = glance as unknown as CampaignGlance;
  const score = points && SIDES.map(side => `${t(keyFor('gcacw.side', side))} ${points[side]}`).join(', ');
  return {
    stands,
    sentences: [t('client.home.atTurn', { turn }), ...(score === undefined ? [] : [t('client.home.score', { score })])],
  };
}

/** Who plays by himself in a game that is kept. */
export function seatsShown(
  t: Translate,
  ruleset: string,
  game: { readonly address: string; readonly seats?: unknown },
): readonly string[] {
  if (ruleset !== 'gcacw') return [];
  const seats = seatsKept(game);
  return commissioned(seats).map(side =>
    t('client.games.opponent', {
      side: t(keyFor('gcacw.side', side)),
      level: t(keyFor('gcacw.commander.level', seats[side]?.level ?? '')),
    }),
  );
}

const SIDES_OF: Readonly<Record<TitleName, readonly string[]>> = {
  gcacw: SIDES,
  lee: LEE_SIDES,
  pickets: PICKETS_SIDES,
};

/** The sides of a title; of one that is not known none. */
export const sidesOf = (ruleset: string): readonly string[] =>
  Object.hasOwn(SIDES_OF, ruleset) ? SIDES_OF[ruleset as TitleName] : [];

/** What a side is called; undefined: the title has no such side. */
export function sideShown(t: Translate, ruleset: string, code: string): string | undefined {
  return sidesOf(ruleset).includes(code) ? t(keyFor(ruleset, 'side', code)) : undefined;
}
