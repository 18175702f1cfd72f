/**
 * How many draws it takes on average until a prize of this share comes, where it can be had for sure at the
 * `atMost`-th: (1 − (1 − p)^n) / p, and 1 / p without such a way.
 */
export function expectedDraws(share: number, atMost: number | null): number {
  return atMost === null ? 1 / share : (1 - (1 - share) ** atMost) / share
}
