import { RULE_FIELDS, type Side } from '@wigwag/gcacw';
import { findSide } from '@wigwag/hex';
import { unknownReference } from '../../../nearest.ts';
import type { Path } from '../../../problems.ts';
import type { Muster } from '../checks/setupChecks.ts';
import { placeOn } from '../placement.ts';

/** How a scenario is won, its exits and its special turns. */
export function checkVictory(muster: Muster): void {
  const { draft } = muster.shape;
  for (const section of ['victory', 'suddenDeath', 'exits'] as const)
    for (const [id, entry] of Object.entries(draft[section] ?? {})) checkHexes(muster, [section, id], entry?.hexes);
  for (const [id, entry] of Object.entries(draft.victory ?? {})) {
    checkKind(muster, ['victory', id]);
    checkHexsides(muster, ['victory', id, 'hexsides'], entry?.hexsides);
  }
  for (const id of Object.keys(draft.suddenDeath ?? {})) checkCondition(muster, id);
  for (const [id, entry] of Object.entries(draft.exits ?? {}))
    checkUnits(muster, ['exits', id, 'units'], entry?.for, entry?.units);
  checkDegrees(muster);
  checkTurnRules(muster);
}

type Names = readonly (string | undefined)[] | undefined;

function checkHexes({ field, report }: Muster, path: Path, hexes: Names): void {
  hexes?.forEach((printed, index) => {
    if (printed !== undefined) placeOn(field, printed, [...path, 'hexes', index], report);
  });
}

function checkHexsides({ field: { map }, report }: Muster, path: Path, hexsides: Names): void {
  hexsides?.forEach((name, index) => {
    if (map === undefined || name === undefined) return;
    const side = findSide(map.grid, name);
    if (side === undefined) report([...path, index], 'bad-hexside', { found: name });
    else if (map.hexsides[side]?.crossing === undefined) report([...path, index], 'no-crossing', { found: name });
  });
}

/** Fields that the kind of rule has no use for, and those it cannot do without. */
function checkKind({ shape, report }: Muster, path: Path): void {
  const rule = shape.draft.victory?.[String(path[1])];
  if (rule?.kind === undefined) return;
  const known = RULE_FIELDS[rule.kind];
  for (const name of Object.keys(rule)) {
    if (['for', 'kind', 'points', 'title'].includes(name) || name in known) continue;
    if (KNOWN_FIELDS.has(name)) report([...path, name], 'not-for-kind', { name, kind: rule.kind });
  }
  for (const [name, need] of Object.entries(known)) {
    const at = [...path, name];
    if (need === 'needed' && !Object.hasOwn(rule, name) && !shape.isBroken(at)) report(at, 'missing-field', { name });
  }
}

const KNOWN_FIELDS = new Set(Object.values(RULE_FIELDS).flatMap(fields => Object.keys(fields)));

function checkCondition({ shape, report }: Muster, id: string): void {
  const path = ['suddenDeath', id];
  const entry = shape.draft.suddenDeath?.[id];
  const conditions = ['points', 'by', 'hexes'] as const;
  if (entry === undefined || shape.isBroken(path)) return;
  if (conditions.every(name => entry[name] === undefined)) report(path, 'no-condition', { found: id });
}

function checkUnits({ references, report }: Muster, path: Path, side: Side | undefined, units: Names): void {
  units?.forEach((id, index) => {
    const unit = id === undefined ? undefined : references.pieces.get(id)?.unit;
    const at = [...path, index];
    if (id !== undefined && unit === undefined && references.complete) {
      const known = [...references.pieces.values()].flatMap(({ unit: each }) =>
        each !== undefined && each.side === side ? [each.id] : [],
      );
      report(at, ...unknownReference('unknown-unit', id, known));
    }
    if (unit !== undefined && side !== undefined && unit.side !== side) report(at, 'unit-of-enemy', { found: unit.id });
  });
}

/** A table without rules says nothing, nor rules without a table; a row behind an easier one never comes up. */
function checkDegrees({ shape, report }: Muster): void {
  const { victory, degrees, suddenDeath } = shape.draft;
  if (victory === undefined && !shape.isBroken(['victory'])) {
    for (const name of ['degrees', 'suddenDeath'] as const)
      if (shape.draft[name] !== undefined) report([name], 'victory-missing', { name });
  }
  if (victory !== undefined && degrees === undefined && !shape.isBroken(['degrees']))
    report(['degrees'], 'missing-field', { name: 'degrees' });
  if (suddenDeath === undefined && degrees === undefined) return;
  const easiest = new Map<Side, number>();
  degrees?.forEach((row, index) => {
    if (row?.winner === undefined || row.by === undefined) return;
    const before = easiest.get(row.winner);
    if (before !== undefined && row.by >= before) report(['degrees', index], 'degree-never', { found: row.by, before });
    easiest.set(row.winner, Math.min(before ?? row.by, row.by));
  });
}

function checkTurnRules({ shape, report }: Muster): void {
  const turns = shape.draft.turns?.length;
  const seen = new Set<number>();
  shape.draft.turnRules?.forEach((rule, index) => {
    const { turn } = rule ?? {};
    if (turn === undefined) return;
    const path = ['turnRules', index, 'turn'];
    if (turns !== undefined && turn > turns) report(path, 'turn-beyond-end', { found: turn, turns });
    if (seen.has(turn)) report(path.slice(0, -1), 'turn-twice', { found: turn });
    seen.add(turn);
  });
}
