type Table = readonly { prize: string; weight: number }[]

/** How far what was drawn is from what a table's weights say (Pearson), and its degrees of freedom. */
export function chiSquareOf(
  table: Table,
  drawn: ReadonlyMap<string, number>,
): { chiSquare: number; degrees: number } {
  const whole = table.reduce((sum, { weight }) => sum + weight, 0)
  const total = [...drawn.values()].reduce((sum, count) => sum + count, 0)
  const chiSquare = table.reduce((sum, { prize, weight }) => {
    const expected = (total * weight) / whole
    return sum + ((drawn.get(prize) ?? 0) - expected) ** 2 / expected
  }, 0)
  return { chiSquare, degrees: table.length - 1 }
}

/** How often chance alone brings at least this chi-square: 1 less the series of the lower incomplete gamma function. */
export function probabilityOf(chiSquare: number, degrees: number): number {
  const [a, x] = [degrees / 2, chiSquare / 2]
  let term = Math.exp(a * Math.log(x) - x) / gammaOfHalves(degrees + 2)
  let below = 0
  for (let n = 1; term > 1e-16 || n < x; n += 1) {
    below += term
    term *= x / (a + n)
  }
  return Math.max(0, 1 - below)
}

/** Γ of a whole number of halves: Γ(z + 1) = z Γ(z), from Γ(1) = 1 and Γ(½) = √π on. */
function gammaOfHalves(halves: number): number {
  if (halves === 1) return Math.sqrt(Math.PI)
  return halves === 2 ? 1 : (halves / 2 - 1) * gammaOfHalves(halves - 2)
}
