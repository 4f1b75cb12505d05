import type { RulesPlayed } from '@wigwag/protocol';
import { TITLE_NAMES, withTitle } from '@wigwag/titles';
import { engineOf } from '@wigwag/titles/engine';
import { rulesPlayed } from '../../store/adminSearch.ts';
import type { Sql } from '../../store/database.ts';

interface Rules {
  readonly version: string;
  readonly hash: string;
}

/** Those of this program. */
const ownRules = (title: string): Rules | undefined =>
  withTitle<Rules>(title, ({ ruleset }) => ({ version: ruleset.version, hash: engineOf(title) }));

/** By which rules games are played: this program's of every title first. */
export async function rulesInUse(sql: Sql): Promise<readonly RulesPlayed[]> {
  const played = await rulesPlayed(sql);
  return TITLE_NAMES.flatMap((title): RulesPlayed[] => {
    const own = ownRules(title);
    if (own === undefined) return [];
    const of = played.filter(each => each.title === title);
    const games = of.find(({ hash }) => hash === own.hash)?.games ?? 0;
    const others = of.filter(({ hash }) => hash !== own.hash).map(each => ({ ...each, isOwn: false }));
    return [{ title, ...own, games, isOwn: true }, ...others];
  });
}
