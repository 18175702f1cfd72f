/** Nobody is signed in. */
export const unauthenticated = { __typename: 'UnauthenticatedError' as const }

export const rateLimited = (retryAt: Date, proofDoublings: number | null = null) => ({
  __typename: 'RateLimitedError' as const,
  retryAt,
  proofDoublings,
})
