import type { Hex } from '@wigwag/hex';

interface Range {
  readonly from: Hex;
  readonly units: readonly number[];
}

/**
 * By leader: the units that range and way allow him to be transferred to from a hex. Found when first asked for, it holds
 * while nobody comes to a hex or leaves one. It is memory, not part of a position: its field is hidden from who compares.
 */
export class TransferRanges {
  readonly #byLeader: (Range | undefined)[] = [];

  get isEmpty(): boolean {
    return this.#byLeader.length === 0;
  }

  unitsFor(leader: number, from: Hex): readonly number[] | undefined {
    const known = this.#byLeader[leader];
    return known?.from === from ? known.units : undefined;
  }

  learn(leader: number, from: Hex, units: readonly number[]): readonly number[] {
    this.#byLeader[leader] = { from, units };
    return units;
  }
}
