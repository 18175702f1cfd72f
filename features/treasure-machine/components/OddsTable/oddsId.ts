/** The heading of the odds on a machine's page. */
export const oddsId = 'treasure-odds'
