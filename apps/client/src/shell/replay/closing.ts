/** A part of a game that is over, such as a day: what it brought, for whoever was not asked any more before it ended. */
export interface Closing {
  readonly title: string;
  readonly sentences: readonly string[];
}
