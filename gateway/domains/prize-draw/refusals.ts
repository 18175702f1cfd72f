/** Why nobody enters so now. Nothing was spent. */
export const lotteryError = (
  code: 'ALREADY_ENTERED' | 'ENDED' | 'LIMIT' | 'NOT_STARTED' | 'PURCHASE_NEEDED' | 'TICKETS_SHORT',
  retryAt: Date | null = null,
) => ({ __typename: 'LotteryErrorResponse' as const, code, retryAt })

export const maintenanceError = (retryAt: Date) => ({
  __typename: 'LotteryMaintenanceErrorResponse' as const,
  retryAt,
})
